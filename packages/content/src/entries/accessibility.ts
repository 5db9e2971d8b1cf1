import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { phone } from '../site/phone.js';

const email = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const accessibility: LegalText = {
  meta: {
    title: 'Accessibility of This Site | Boundless',
    description:
      'How accessible the Boundless site is, which problems we know of, how to report a barrier, and how to get its content in another format.',
  },
  title: 'Accessibility',
  updated: 'November 30, 2026',
  summary: paragraphs(
    `We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. If something does not work for you, write to ${email}: we answer within 2 business days.`,
  ),
  sections: [
    {
      id: 'state',
      heading: 'Where we stand',
      summary: 'Fully tested with tools, partly tested by people.',
      content: paragraphs(
        'We test every page with automatic tools (axe), with the keyboard alone, at 200% and 400% zoom, in high contrast and with reduced motion. We test the parts of the site with the screen reader Orca. No one outside Boundless has audited it yet.',
        'You can stop everything that moves with one button, and nothing moves if your device asks for less motion. Forms, calculators and articles work without JavaScript.',
      ),
    },
    {
      id: 'gaps',
      heading: 'Known gaps',
      summary: 'What we have not solved.',
      content: paragraphs([
        'We have not tested with JAWS, NVDA, VoiceOver or TalkBack.',
        'The application where you sign in is a separate site, and this page does not cover it.',
        'The calculators give the figures of their charts as text, but there is no audio or tactile version.',
        'Many texts use business terms. The [glossary](/glossary) explains them.',
      ]),
    },
    {
      id: 'languages',
      heading: 'Languages',
      summary: 'English, and mostly French.',
      content: paragraphs(
        'Legal texts and most guides that serve Canada are in English and French. Some general guides and some partner pages are still in English only. Write to us in French and we answer in French.',
      ),
    },
    {
      id: 'report',
      heading: 'Report a barrier',
      summary: phone ? 'By email, phone or letter.' : 'By email or letter, or ask us to call you.',
      content: paragraphs(
        `Write to ${email}${phone ? `, call ${phone}` : ''} or send a letter to ${office.join(', ')}. ${phone ? '' : 'If you would rather talk, give us your number and we call you. '}Tell us the page, what you tried to do, and the device or software that you use. Within 2 business days a person tells you what we will do about it, and when.`,
        'If you ask, we send you anything on this site in another format, such as large print or plain text, free of charge.',
        'If our answer does not help you, you can [file a complaint](/complaints).',
      ),
    },
    {
      id: 'law',
      heading: 'The law',
      summary: 'Ontario, Quebec and the United States.',
      content: paragraphs(
        "Ontario's Accessibility for Ontarians with Disabilities Act (AODA) and its [regulation](https://www.ontario.ca/laws/regulation/110191) require every organization with employees in Ontario to have a way to give feedback. Those with 20 or more file a compliance report every three years ([a law firm on the report](https://www.lchrlaw.com/december-31-2023-compliance-reporting-deadline-for-all-ontario-businesses-with-20-or-more-employees/)): one by December 31, 2023, the next by December 31, 2026. Those with 50 or more employees also need websites that meet WCAG 2.0 AA. The Americans with Disabilities Act (ADA) requires businesses that are open to the public to serve people with disabilities; courts disagree on how far it covers websites ([guidance of the Department of Justice](https://www.ada.gov/resources/web-guidance/)). In Quebec, the [Charter of Human Rights and Freedoms](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-12) (sections 10 to 12) forbids discrimination because of a handicap, or the use of a means to palliate it, in contracts and in services offered to the public. We follow the stricter guideline, whatever our size.",
      ),
    },
  ],
};
