import { figures } from '../figures.js';
import { links } from '../links.js';
import { office } from '../office.js';
import { paragraphs } from '../paragraphs.js';
import type { LegalText } from '../schemas/legal-text.js';

const privacyEmail = `[${links.privacyEmail}](mailto:${links.privacyEmail})`;

export const privacy: LegalText = {
  meta: {
    title: 'Privacy Policy | Boundless',
    description:
      'What personal information Boundless collects, how it is used and disclosed, how long it is kept, and how you can see it, correct it or have it deleted.',
  },
  title: 'Privacy Policy',
  updated: 'April 10, 2023',
  summary: [
    '• **You decide who sees your file.** Only lenders that you choose.',
    '• **You can ask for it.** To read what we hold about you, and to have it put right.',
    `• **Questions reach a person.** Write to ${privacyEmail}.`,
  ].join('\n'),
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      summary: 'Why we hold personal information, and who this page is for.',
      content: paragraphs(
        'Boundless ("Boundless", "we", "us") runs a lending-connection platform. We help businesses in Canada and the United States find lenders through one digital profile. This policy explains what we do with personal information when you visit this site, write to us, or use the service.',
        '"Personal information" means information about an identifiable individual. Information about a company alone, such as its revenue, is not personal information, but we protect it in the same way.',
        'You must be of the legal age of majority where you live to use the site and the service. By using them you agree to the practices described here. If you do not agree, please do not use them.',
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
          '• **Identity and contact.** Name, email address, telephone number, company, role and postal address. Where a lender needs it to verify who you are, date of birth and government identification.',
          '• **Business and financial.** Revenue, bank activity, accounting records, tax filings, ownership and existing debt that you choose to share, and the credit information about you or the business that you authorize us to obtain.',
          '• **Use of the service.** The profile you build, the funding you ask for, the lenders you choose, the offers you receive and what you decide about them.',
          '• **Messages.** What you write to us in a form, in an email or in a call, and our answers.',
          '• **Technical.** Device and browser type, address on the internet, pages visited, and the choices you make about cookies.',
        ].join('\n'),
        'You can browse this site without telling us who you are. If you give us information about somebody else, such as a co-owner, you confirm that this person agrees.',
      ),
    },
    {
      id: 'methods-of-collection',
      heading: 'Methods of Collection',
      summary: 'Mostly from you, sometimes from services you connect.',
      content: paragraphs(
        'Most of what we hold comes from you. We collect it when you complete a form, create an account, build a profile, upload a document, subscribe to the newsletter, call us or write to us.',
        'Some of it comes from services that you connect, such as a bank, an accounting package or a sales platform. A connection reads only what you allow, and you can end it at any time.',
        'Some of it comes from others: a partner who introduces you with your agreement, a lender who tells us what became of an application, a credit bureau where you have authorized it, and public registers of companies.',
        'The site itself stores little in your browser: whether you have accepted the cookie notice, whether you have paused its motion, and the articles you have saved. These stay in your browser and are not sent to us. Our servers keep ordinary access logs to keep the site running and safe.',
      ),
    },
    {
      id: 'using-and-disclosing-personal-information',
      heading: 'Using and Disclosing Personal Information',
      summary: 'To find lenders that fit, and to show your file only to those you choose.',
      content: paragraphs(
        'We use personal information to:',
        [
          '• run the service, and compare your profile with what lenders fund',
          '• submit the applications that you ask us to submit',
          '• answer you, and tell you about the progress of a request',
          '• confirm who you are, prevent fraud and keep the service safe',
          '• understand how the service is used, and improve it',
          '• send news that you have asked for, which you can end at any time',
          '• meet our legal duties and protect our legal rights',
        ].join('\n'),
        'We disclose it to the lenders that you choose, to suppliers who process it for us on our instructions and under contract, to a partner who introduced you where you have agreed to that, and to authorities where the law requires it. If our business or a part of it is sold or reorganized, information may pass to the successor, who remains bound by this policy.',
        'We do not sell personal information. We do not disclose it for the advertising of others.',
        `Information is protected with ${figures.encryption} and is open only to staff and suppliers who need it for their work. Some suppliers are outside of your province, state or country; there, it is subject to the law of that place. No method of storage or transmission is free of all risk, and we will tell you of a breach where the law requires it.`,
        'You may withdraw your consent at any time, subject to legal and contractual limits and on reasonable notice. Without certain information we cannot match you with lenders, and we will say so if that is the case.',
      ),
    },
    {
      id: 'access-and-correction',
      heading: 'Access and Correction',
      summary: 'You may see it, and you may have it put right.',
      content: paragraphs(
        `You may ask what personal information we hold about you, how we use it and to whom we have disclosed it, and you may have it corrected if it is wrong or incomplete. Write to ${privacyEmail}. Much of it you can read and change yourself in your account.`,
        'Before we answer we may need to confirm who you are. A fee may be charged for access to data. If so, we tell you the amount in advance, and you decide whether to go on.',
        'In some cases the law does not allow us to give access, for instance where that would reveal information about another person. We will then tell you the reason, and what you can do about it.',
      ),
    },
    {
      id: 'data-retention',
      heading: 'Data Retention',
      summary: 'As long as it is needed, and no longer.',
      content: paragraphs(
        'We keep personal information for as long as it is needed for the purposes described here: while your account is open, and afterwards for as long as the law, a dispute, an audit or an agreement with a lender requires. Then we delete it or make it anonymous.',
        'If you ask us to close your account, information that a lender has already received from you stays with that lender under its own policy.',
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      summary: 'The date at the top always tells you which text you are reading.',
      content: paragraphs(
        'When we change this policy we publish the new text on this page and change the date at its top. If a change matters to how we use information that you have already given us, we tell you by email or in the service before it takes effect.',
        'By using the site or the service after a change has taken effect, you accept it.',
      ),
    },
    {
      id: 'california-residents',
      heading: 'California Residents',
      summary: 'Rights under the CCPA, by email.',
      content: paragraphs(
        'If you live in California, the California Consumer Privacy Act (CCPA) gives you further rights. You may ask us:',
        [
          '• which categories of personal information we have collected about you, from which kinds of sources, why, and to which kinds of recipients we have disclosed it',
          '• for a copy of the pieces of personal information that we have collected about you',
          '• to delete personal information that we have collected from you, within the limits of the law',
          '• to correct personal information that is inaccurate',
        ].join('\n'),
        `Send the request by email to ${privacyEmail}. You may also have an authorized agent send it. We will ask for enough to confirm that the request comes from you. Records for such requests look back 12 months from the day we receive yours.`,
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
        'If our answer does not satisfy you, you may turn to the privacy authority of your province, state or country. In Canada that is the [Office of the Privacy Commissioner](https://www.priv.gc.ca).',
      ),
    },
  ],
};
