import { legalForms } from '../claims/sentences.js';
import { printedDay } from '../facts/amounts.js';
import { arranged } from '../facts/broker-rules.js';
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { language } from '../site/contract-language.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { phone } from '../site/phone.js';
import { policyDay } from '../site/policy-day.js';
import { usingTheService } from './terms-using-the-service.js';

const supportEmail = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const terms: LegalText = {
  meta: {
    title: 'Terms and Conditions | Boundless',
    description:
      'The terms that apply when businesses use Boundless: accounts, loan applications, fees, disputes, liability and the law that governs the agreement.',
  },
  title: 'Terms and Conditions',
  updated: printedDay(policyDay),
  revised: {
    date: 'November 30, 2026',
    why: 'New: where we do not arrange financing, how to complain, how to stop messages. The list is under Modification.',
  },
  summary: paragraphs(
    `${arranged} The first table below has what states ask of a broker, and what we therefore do not arrange there.`,
    'Boundless connects businesses with lenders. It does not lend, gives no financial advice and is not a party to loan agreements.',
    'The most that we can owe you is usually 100 CAD. If somebody else makes a claim because of what you did, you pay for it, unless we caused the loss.',
    'Disputes go to the courts of Ontario, in Toronto, under the law of Ontario. You keep the rights that the law where you are gives you and that a contract cannot take away.',
    'Matching is free. You owe us a fee only if you have signed an agreement that states it.',
    'Accounts are for corporations and US LLCs, and personal to the individual who opens them.',
  ),
  sections: [
    {
      id: 'getting-started',
      heading: 'Getting Started',
      summary: 'Who this agreement is between, and what it covers.',
      content: paragraphs(
        'These Terms and Conditions ("Terms") are an agreement between Boundless ("Boundless", "we", "us") and you. They govern your use of this site and of the Boundless application (together, the "Service"). "You" means the individual who uses the Service and the organization on whose behalf that individual acts (the "Business").',
        'You accept these Terms when you create an account and check the box for them. You then also confirm that you have read the [Privacy Policy](/privacy-terms). Reading this site or sending us a form is not acceptance. If you do not accept these Terms, do not create an account. If the Business is in Quebec, you receive them in French first: see [Language](#miscellaneous).',
        'You must be of the legal age of majority where you live, and you must have authority to bind the Business.',
        'Boundless is a lending-connection platform. We help a Business to find lenders and to apply to them. We are not a lender, we do not give financial, legal, tax or accounting advice, and we are not a party to any loan agreement between a Business and a lender. The Business and its own advisers decide whether a loan suits it.',
      ),
    },
    {
      id: 'business-user-account',
      heading: 'Business User Account',
      summary: 'For organizations in good standing, held by one individual.',
      content: paragraphs(
        'Accounts are for commercial use only. You may open one only on behalf of an organization that:',
        [
          `is lawfully incorporated in Canada or the United States: ${legalForms}`,
          'is not insolvent, and is not the subject of bankruptcy or similar proceedings',
          'is not named on a sanctions list of Canada, the United States or the United Nations, and is not owned or controlled by anyone who is',
        ],
        'The account is personal to the individual who acts for the Business. It may not be shared, sold or transferred to another individual without our written consent.',
        'Information that you give us must be true, current and complete, and you must keep it that way. We may ask for proof, and may get it from public registries or, if you authorize it, from others.',
        'You are responsible for keeping your password secret and for everything that is done through your account. Tell us right away if you think that someone else has used it.',
      ),
    },
    {
      id: 'using-the-service',
      heading: 'Using the Service',
      summary: 'In the US in a few states only. We match and send; lenders decide and pay out.',
      content: usingTheService,
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      summary: 'Ours stays ours, yours stays yours.',
      content: paragraphs(
        'The Service, its software, design, texts and marks belong to Boundless or to those who license them to us. We grant you a limited, revocable right, which you may not transfer or sublicense, to use the Service for the internal purposes of the Business while these Terms are in force. All other rights are reserved.',
        'What you upload remains yours. You grant us the right to store, process and show it as needed to run the Service for you. You also allow us to make it anonymous, combine it with information from others, and use the result to improve the Service and to report on lending in general.',
        'If you send us an idea or a suggestion, we may use it without owing you anything for it.',
      ),
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      summary: 'Write to us first: we try to resolve it within 10 business days.',
      content: paragraphs(
        `If you have a complaint about the Service, write to ${supportEmail} and tell us what happened and what you want us to do. [Complaints](/complaints) lists the steps and the regulators. We will try in good faith to resolve the dispute with you within 10 business days of receiving your notice.`,
        'If that does not succeed, either side may bring the dispute before the courts named in the last section. Nothing here keeps either side from asking a court for urgent relief.',
        'A dispute about a loan is a matter between you and the lender. We may help you talk to each other, but we do not have to, and we do not decide the dispute.',
      ),
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      summary: 'The Privacy Policy covers personal information.',
      content: paragraphs(
        'The [Privacy Policy](/privacy-terms) describes how we collect, use and disclose personal information. It is a notice, and accepting these Terms is not consent under it.',
        'If you give us personal information about other people, such as owners, directors, guarantors or employees, you confirm that you are allowed to, and that they have agreed to its use as the Privacy Policy describes.',
      ),
    },
    {
      id: 'communications',
      heading: 'Communications',
      summary: 'Notices you need, news only if you want it.',
      content: paragraphs(
        'You agree that we may send you notices about your account, your applications and these Terms by email or in the Service, and by phone or text message if you have agreed to that. A notice by email counts as received on the business day after it was sent.',
        '**To stop texts,** reply STOP to any of them, or tell us in any other clear way, such as an email. We stop within 10 business days, and may send one text to confirm it. We make no automated calls. We do not call or text to market: the box next to your number in a form covers calls and texts about what you send there and any funding you ask for. You can use your account and your applications without texts.',
        'We send news and offers only if you have agreed to them. Each of them tells you how to unsubscribe, which you can do at any time. You cannot unsubscribe from notices that the Service needs in order to work.',
        'Notices to us must be in writing, to the email address or the postal address at the end of these Terms.',
      ),
    },
    {
      id: 'limits-of-use',
      heading: 'Limits of Use',
      summary: 'What the Service must not be used for.',
      content: paragraphs(
        'You may not:',
        [
          'use the Service for personal, family or household borrowing',
          'give false or misleading information, or pretend to be someone else',
          'use the Service for anything unlawful, including fraud and money laundering',
          'copy, resell or reverse engineer the Service, or use it to build a competing one',
          'collect information from it by automatic means without our written consent',
          'try to reach accounts, systems or data that are not meant for you, or disrupt the Service or test its security without our written consent (telling us in good faith of a weakness that you came across is not a breach)',
          'upload anything that harms computers or infringes the rights of others',
        ],
        'The Service is offered in Canada and the United States. We do not claim that it is suitable or lawful elsewhere.',
      ),
    },
    {
      id: 'termination',
      heading: 'Termination',
      summary: 'You may leave at any time, and we may end access at our discretion.',
      content: paragraphs(
        'You may stop using the Service and close your account at any time.',
        'We may restrict, suspend or terminate your access to all or part of the Service at our discretion, for example if you breach these Terms, if we cannot verify the information you gave, or if the law requires it. Where we reasonably can, we tell you in advance and say why.',
        'When access ends, so do the rights that we have granted you. Applications that a lender has already received, and agreements that you have made with a lender, are not affected. Terms that by their nature should continue do continue, among them those on intellectual property, liability, indemnification and governing law.',
      ),
    },
    {
      id: 'liability',
      heading: 'Liability',
      summary: 'What we promise and do not promise. As matching is free, the most we can owe you is usually 100 CAD.',
      content: paragraphs(
        'The Service is provided as it is and as it is available. As far as the law allows, we give no warranties or conditions of any kind, express or implied, including those of merchantable quality, fitness for a purpose and non-infringement. We do not promise that you will receive an offer, that an offer will suit you, or that the Service will always be available or free of errors.',
        'We are not responsible for what lenders, partners and other third parties do or fail to do, for their offers and agreements, or for sites that we link to.',
        'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, or for lost profit, revenue, data or opportunity, even if we knew that they were possible.',
        'As far as the law allows, our total liability arising from the Service and these Terms, whatever the legal basis, is limited to the greater of the fees that you paid us in the previous 12 months and 100 CAD.',
        'In Quebec, nothing in these Terms excludes or limits our liability for bodily or moral injury, or for material injury caused by an intentional or gross fault (Civil Code of Québec, article 1474).',
        'Some places do not allow certain limits. There, our liability is limited as far as the law of that place permits.',
      ),
    },
    {
      id: 'indemnification',
      heading: 'Indemnification',
      summary: 'If somebody else makes a claim because of what you did, you pay for it, unless we caused the loss.',
      content: paragraphs(
        'You will indemnify Boundless, its directors, officers, employees and agents, and hold them harmless, against claims of third parties and the losses, damages and reasonable legal costs that follow from them, where a claim arises from your use of the Service, from information that you gave, from your breach of these Terms or of the law, or from your dealings with a lender. You do not owe this to the extent that we caused the loss, or broke these Terms or the law.',
        'We will tell you of such a claim without undue delay. We may take over its defence at our own cost, in which case you will cooperate with us. You may not settle a claim in our name without our written consent.',
      ),
    },
    {
      id: 'modification',
      heading: 'Modification',
      summary: 'These Terms may change, and we tell you before a material change.',
      content: paragraphs(
        'We may change the Service, and we may change these Terms. We publish the new Terms on this page and change the revision date at the top. If a change is material, we tell you by email or in the Service at least 30 days before it takes effect, unless the law requires it sooner. A change does not affect an application or a dispute that has already begun. Bringing a description of a law up to date is not a material change.',
        'If you use your account after a change has taken effect, you accept the change. If you do not agree to it, stop using your account and close it.',
        '**Revision of November 30, 2026.** For accounts opened before that day, its material changes apply from December 30, 2026. These Terms now say:',
        [
          'which states have laws on commercial financing, where we do not arrange it, and when you get a disclosure',
          'that we arrange no loans secured by real property, such as mortgages, in Canada or the United States',
          'how you accept these Terms, which organizations can open an account, and what the language of these Terms means in Quebec',
          'the limits on interest in Canada',
          'how to complain and how to stop messages, and that we do not call or text to market',
          'what the Equal Credit Opportunity Act asks of lenders and of us, and how long before a change we tell you',
        ],
      ),
    },
    {
      id: 'miscellaneous',
      heading: 'Miscellaneous',
      summary: 'The law of Ontario, and how to reach us.',
      content: paragraphs(
        '**Governing law.** These Terms are governed by the laws of the Province of Ontario and the federal laws of Canada that apply there, without regard to rules on the conflict of laws. The courts of Ontario, in Toronto, have exclusive jurisdiction, and both sides submit to it. This takes away no right that the law of your province or state gives you and that a contract cannot take away, and you can complain to a regulator wherever you are.',
        `**Language.** ${language}`,
        '**Entire agreement.** These Terms are the whole agreement between you and us about the Service. A separate written agreement with us prevails where it says something different.',
        '**Severability.** If a part of these Terms cannot be enforced, the rest remains in force.',
        '**No waiver.** If we do not enforce a right at once, we have not given it up.',
        '**Assignment.** You may not assign these Terms without our written consent. We may assign them to an affiliate or to a successor of our business.',
        '**No partnership.** Nothing in these Terms makes either side the partner, agent, employee or fiduciary of the other.',
        '**Events beyond control.** Neither side is liable for a delay or failure that it could not reasonably have prevented.',
        `**Contact.**\n${[...office, supportEmail, ...(phone ? [phone] : [])].join('\n')}`,
      ),
    },
  ],
};
