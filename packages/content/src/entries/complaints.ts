import { capitalize } from '../claims/capitalize.js';
import { figures } from '../claims/values.js';
import { debitStops } from '../facts/debit-stops.js';
import { debits } from '../facts/debits.js';
import { officeTables } from '../facts/office-tables.js';
import { regulators } from '../facts/regulators.js';
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { phone } from '../site/phone.js';

const email = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const complaints: LegalText = {
  meta: {
    title: 'How to Complain | Boundless',
    description:
      'How to complain about Boundless or a lender you met here: what to send, how many days each step takes, and some of the regulators in the United States and Canada.',
  },
  title: 'Complaints',
  updated: 'November 30, 2026',
  summary: paragraphs(
    `Write to ${email}. A person confirms your complaint ${figures.responseTime} and answers it within 10 business days. You can go to a regulator at any time, and you do not have to come to us first.`,
  ),
  sections: [
    {
      id: 'debits',
      heading: 'If money is being taken from your account now',
      summary: 'Call your bank or credit union today. Complain afterwards.',
      content: paragraphs(
        `If you did not authorize a debit, call your bank or credit union the same day and ask it to return the debit. In the US a bank generally has only ${debits.businessDebitReturn.text} to return an unauthorized ACH debit of a business account ([The Clearing House](${debits.businessDebitReturn.source.href})). If the account was set up mainly for personal use, report the debit within ${debits.personalDebitReport.text} of the sending of the statement that shows it ([Regulation E](${debits.personalDebitReport.source.href})). In Canada you generally have only ${debits.businessDebitClaim.text} from its posting to claim back a pre-authorized debit of a business, and ${debits.personalDebitClaim.text} for a personal debit ([Payments Canada](${debits.businessDebitClaim.source.href})).`,
        `If you did authorize it, see a lawyer today: the funder may call a stopped debit a default, and you still owe the money. In Texas many automatic debits for an advance that you repay from sales are forbidden: see Texas below. In the US you can order your bank in writing to stop a debit that has not gone out yet. For a business account the order generally ends after ${debitStops.stopOrder.text}, or once that debit has been returned ([EPCOR](${debitStops.stopOrder.source.href}), on Nacha rule 3.7.2.1). It may cover one debit only: ask your bank whether it covers them all. In Canada you can revoke the pre-authorized debit agreement: write to the funder as the agreement says, and keep a copy. It may ask for up to ${debitStops.debitCancelled.text} of notice ([Desjardins](${debitStops.debitCancelled.source.href}), on the rule of Payments Canada).`,
      ),
    },
    {
      id: 'steps',
      heading: 'What happens, and when',
      summary: 'We answer within 10 business days.',
      content: [
        {
          kind: 'steps',
          items: [
            `**You write to us** at ${email}${phone ? `, call ${phone}` : ''} or send a letter to ${office.join(', ')}. Say what happened, when, and what you want us to do. Attach the contract and the messages, but no passwords or full account numbers. If writing is hard for you, ask us to call you, and we write it down with you.`,
            `**${capitalize(figures.responseTime)}** we confirm that we have it, and tell you who is looking into it. That person has not worked on your file.`,
            '**Within 10 business days** you get our answer and the reasons for it. If we need longer, we tell you why and give you a date.',
            '**If you disagree,** ask for a second look. A founder reads the complaint and answers within another 10 business days.',
          ],
        },
        ...paragraphs(
          `A complaint is free and does not affect your account or your applications. It does not stop the time limits for going to court, or a lender's debits: if a lender has taken money or sued you, see a lawyer right away.`,
          `If your complaint is about personal information, the Privacy Officer answers it, with reasons, within 30 days. The [privacy policy](/privacy-terms#privacy-officer) says how to write to the officer, and lists the commissioners.`,
        ),
      ],
    },
    {
      id: 'lenders',
      heading: 'About a lender',
      summary: 'Your contract is with the lender, but tell us.',
      content: paragraphs(
        'Complain to the lender first, in writing, and keep a copy. Send us a copy too: we ask the lender for an answer, and we take complaints into account when we check lenders each year. We cannot change your contract.',
      ),
    },
    {
      id: 'regulators',
      heading: 'Regulators',
      summary: 'Those we know of. Complaining to them is free.',
      content: [
        ...paragraphs(
          'Few of these offices decide what you owe or get your money back: a court does. Many states and provinces have a court for small claims. Ask it for its limit.',
        ),
        ...officeTables(regulators, {
          captions: {
            unitedStates: 'All of the United States',
            states: 'US states',
            canada: 'All of Canada',
            provinces: 'Provinces and territories',
          },
          office: 'Office',
          subject: 'What it deals with',
          place: 'Place',
          offices: 'Each office, and what it deals with',
          colon: ':',
        }),
        ...paragraphs(
          'This list is not complete. If your state or province is missing, or a link no longer works, tell us and we will find the office.',
        ),
      ],
    },
  ],
};
