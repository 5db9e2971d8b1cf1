import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { retention } from '../site/retention.js';

const privacyEmail = `[${links.privacyEmail}](mailto:${links.privacyEmail})`;

export const privacy: LegalText = {
  meta: {
    title: 'Privacy Policy | Boundless',
    description:
      'What personal information Boundless collects, how it is used and disclosed, how long it is kept, and how you can see it, correct it or have it erased.',
  },
  title: 'Privacy Policy',
  updated: 'April 10, 2023',
  revised: {
    date: 'November 28, 2026',
    why: 'To rest consent on your own yes and not on the use of this site, to make requests from California free, to say how to stop texts, and to say how long records of what our staff do are kept.',
  },
  summary: paragraphs([
    `**You decide who opens your file.** ${statements.whoSees}`,
    '**You can ask for it.** To read what we hold about you, to have it corrected, and to have it erased.',
    '**This site sets no cookie in your browser.** No tracker, no advertising, no measuring service.',
    `**Questions reach a person.** Write to ${privacyEmail}.`,
  ]),
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      summary: 'Why we hold personal information, and who this page is for.',
      content: paragraphs(
        'Boundless ("Boundless", "we", "us") runs a lending-connection platform. We help businesses in Canada and the United States find lenders through one digital profile. This policy explains what we do with personal information when you visit this site, write to us, or use the service.',
        '"Personal information" means information about an identifiable individual. Information about a company alone, such as its revenue, is not personal information, but we protect it in the same way.',
        'You must be of the legal age of majority where you live to use the site and the service. Reading this site is not consent to anything. Where we need your consent we ask for it, at the point where you give us the information, and you may say no.',
        'Lenders, partners and other companies that we introduce you to have policies of their own. This policy does not cover what they do with information once you have chosen to share it with them.',
      ),
    },
    {
      id: 'types-of-personal-information-collected',
      heading: 'Types of Personal Information Collected',
      summary: 'What you tell us, what your accounts tell us, and what your browser tells us.',
      content: paragraphs(
        'What we collect depends on what you use. It falls into five groups.',
        [
          '**Identity and contact.** Name, email address, telephone number, company, role and postal address. Where a lender needs it to verify who you are, date of birth and government identification.',
          '**Business and financial.** Revenue, bank activity, accounting records, tax filings, ownership and existing debt that you choose to share, and the credit information about you or the business that you authorize us to obtain.',
          '**Use of the service.** The profile you build, the funding you ask for, the lenders you choose, the offers you receive and what you decide about them.',
          '**Messages.** What you write to us in a form, in an email or in a call, and our answers.',
          '**Technical.** On this site, the page and the campaign that a form was sent from. In the service, also the type of your device and browser.',
        ],
        'You can browse this site without telling us who you are. If you give us information about somebody else, such as a co-owner, you confirm that this person agrees.',
      ),
    },
    {
      id: 'methods-of-collection',
      heading: 'Methods of Collection',
      summary: 'Mostly from you, sometimes from services you connect.',
      content: paragraphs(
        'Most of what we hold comes from you. We collect it when you complete a form, create an account, build a profile, upload a document, subscribe to our newsletter, call us or write to us.',
        'Some of it comes from services that you connect, such as a bank, an accounting package or a sales platform. A connection reads only what you allow, and you can end it at any time.',
        'Some of it comes from others: a partner who introduces you with your agreement, a lender who tells us what became of an application, a credit bureau where you have authorized it, and public registers of companies.',
        'This site stores little in your browser, and sets no cookie for visitors:',
        [
          '**Local storage, three keys.** **cookieConsent**: that you have accepted the notice. **motion**: whether you have paused the motion. **savedArticles**: the articles you have saved. They stay in your browser until you clear them and are not sent to us.',
          '**Session storage, one key.** **leadSource**: the partner whose page you came by, and the campaign in the address you followed. If you send a form, it is sent with it, together with the page that the form is on. It is gone when you close the tab.',
          '**One cookie for staff.** Our own people get a cookie when they sign in to read messages. It lasts 12 hours. You never receive it. Attempts to sign in there are recorded with the address on the internet that they came from. [Data Retention](#data-retention) says for how long.',
        ],
        'Our servers log each request with its method, page, result and duration. These logs hold no address on the internet, no name and nothing that you typed. While the server runs, it counts requests by address to stop abuse, and writes those counts nowhere.',
      ),
    },
    {
      id: 'using-and-disclosing-personal-information',
      heading: 'Using and Disclosing Personal Information',
      summary: 'To find lenders that fit: they see a summary, and those you choose open the file.',
      content: paragraphs(
        'We use personal information to:',
        [
          'run the service, and compare your profile with what lenders fund',
          'submit the applications that you ask us to submit',
          'answer you, and tell you about the progress of a request',
          'confirm who you are, prevent fraud and keep the service safe',
          'understand how the service is used, and improve it',
          'send news that you have asked for',
          'meet our legal duties and protect our legal rights',
        ],
        `${statements.whoSees} ${statements.summary}`,
        'Beyond that summary we disclose it to the lenders that you choose, to suppliers who process it for us on our instructions and under contract, to a partner who introduced you where you have agreed to that, and to authorities where the law requires it. If our business or a part of it is sold or reorganized, information may pass to the successor, who remains bound by this policy.',
        'We do not sell personal information. We do not disclose it for the advertising of others.',
        "**News.** Canada's anti-spam law (CASL) lets us send news only with your consent. We ask everybody for it, in the US too, and we keep the words that you agreed to with their date. Each message says who sent it and has a link to unsubscribe, which works without signing in and at once; if you ask by other means, we act within 10 business days.",
        '**Texts.** We send text messages only if you have asked for them. Reply STOP to end them, or tell us in any other clear way; we stop at the latest 10 business days later.',
        '**Automated matching.** Software compares your profile with what lenders fund and ranks the matches. It decides nothing: you choose whom to open your file to, and people at the lender decide on credit. You may ask which information a score used and why it came out as it did, have that information corrected, and have a person look at it. [How matches are ranked](/how-we-are-paid#ranking) says what counts.',
        `Information is protected with ${figures.encryption} and is open only to staff and suppliers who need it for their work. Some suppliers are outside of your province, state or country; there, it is subject to the law of that place. No method of storage or transmission is free of all risk, and if a breach puts you at a real risk of significant harm, we tell you and the commissioner.`,
        'You may withdraw your consent at any time, subject to legal and contractual limits and on reasonable notice. Without certain information we cannot match you with lenders, and we will say so if that is the case.',
      ),
    },
    {
      id: 'access-and-correction',
      heading: 'Access and Correction',
      summary: 'You may see it, have it corrected, and have it erased.',
      content: paragraphs(
        `You may ask what personal information we hold about you, how we use it and to whom we have disclosed it, and you may have it corrected if it is wrong or incomplete. Write to ${privacyEmail}. We answer within 30 days. Much of it you can read and change yourself in your account.`,
        'You may also have it erased. Our staff then find everything under your email address, messages, inquiries, subscription and notes, and erase it in one step; what remains is a record that something was erased, which does not say whose it was. That step does not reach copies that were sent to our staff by email, passed to another system of ours or exported to a file: our staff delete those by hand. You may receive a copy beforehand, in a format that other software can read. Information that the law or an agreement with a lender obliges us to keep is kept for that purpose alone.',
        '**In Quebec**, Law 25 gives you these rights too, among them the copy in a structured format, and the right to have a link with your name taken down where its publication harms you. Information may be stored outside of Quebec; before that we assess how it is protected there.',
        'Before we answer we may need to confirm who you are. A fee may be charged for access to data, but not to residents of California. If so, we tell you the amount in advance, and you decide whether to go on.',
        'In some cases the law does not allow us to give access, for instance where that would reveal information about another person. We will then tell you the reason, and what you can do about it.',
      ),
    },
    {
      id: 'data-retention',
      heading: 'Data Retention',
      summary: 'As long as it is needed, and no longer.',
      content: paragraphs(
        `**Forms on this site.** ${retention} What our software takes for spam is erased after 30 days.`,
        '**The newsletter** is sent until you unsubscribe. An address that we asked you to confirm gets none before you do. After you unsubscribe, we keep your address marked as unsubscribed, with the words that you had agreed to, so that we can show your consent and do not write to you again. Ask us, and that is erased too.',
        '**The record of what our staff do.** Signing in, reading, exporting, changing and erasing are recorded with the address on the internet that they came from, and erased after 400 days at most. Attempts to sign in that were refused are erased after 30 days at most.',
        '**Your profile.** We keep it for as long as it is needed for the purposes described here: while your account is open, and afterwards for as long as the law, a dispute, an audit or an agreement with a lender requires. Then we delete it or make it anonymous.',
        'Backups are overwritten in turn. If one is ever restored, what was erased before is erased from it again.',
        'If you ask us to close your account, information that a lender has already received from you stays with that lender under its own policy.',
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      summary: 'The date at the top always tells you which text you are reading.',
      content: paragraphs(
        'When we change this policy we publish the new text on this page and change the date of its revision. If a change matters to how we use information that you have already given us, we tell you by email or in the service before it takes effect.',
        'A change that needs your consent does not apply to you before you have given it.',
      ),
    },
    {
      id: 'california-residents',
      heading: 'California Residents',
      summary: 'Rights under the CCPA, by email.',
      content: paragraphs(
        'If you live in California, the California Consumer Privacy Act (CCPA) gives you further rights. You may ask us:',
        [
          'which categories of personal information we have collected about you, from which kinds of sources, why, and to which kinds of recipients we have disclosed it',
          'for a copy of the pieces of personal information that we have collected about you',
          'to delete personal information that we have collected from you, within the limits of the law',
          'to correct personal information that is inaccurate',
          'not to sell or share personal information, and to limit the use of sensitive information: we sell and share none, and use sensitive information only to run the service',
        ],
        `Send the request by email to ${privacyEmail}. You may also have an authorized agent send it. We will ask for enough to confirm that the request comes from you. A request costs you nothing. We answer within 45 days. Records for such requests look back 12 months from the day we receive yours.`,
        'We do not sell personal information, and we will not treat you differently because you have used your rights.',
      ),
    },
    {
      id: 'privacy-officer',
      heading: 'Contacting the Privacy Officer',
      summary: 'A person, in Toronto.',
      content: paragraphs(
        'Our Privacy Officer is responsible for this policy and for how we follow it. Send questions, requests and complaints to:',
        ['Privacy Officer', ...office, privacyEmail].join('\n'),
        'If our answer does not satisfy you, you may turn to the privacy authority of your province, state or country. Under the federal law (PIPEDA) that is the [Office of the Privacy Commissioner of Canada](https://www.priv.gc.ca/en/report-a-concern/):',
        ['Office of the Privacy Commissioner of Canada', '30 Victoria Street', 'Gatineau, Quebec K1A 1H3'].join('\n'),
        'In Quebec it is the [Commission](https://www.cai.gouv.qc.ca):',
        [
          "Commission d'accès à l'information",
          '525, boulevard René-Lévesque Est, bureau 2.36',
          'Québec (Québec) G1R 5S9',
        ].join('\n'),
      ),
    },
  ],
};
