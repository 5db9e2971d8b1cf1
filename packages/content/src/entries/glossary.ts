import { fromAToE } from '../glossary/a-to-e.js';
import { fromFToZ } from '../glossary/f-to-z.js';
import type { GlossaryPage } from '../schemas/pages/glossary.js';
import { links } from '../site/links.js';

export const glossary: GlossaryPage = {
  meta: {
    title: 'Glossary of Business Funding | Boundless',
    description:
      'The words of loan offers and funding contracts in plain language, from advance rate to working capital, for owners in Canada and the US.',
  },
  hero: {
    title: 'The words in the contract',
    lede: 'What lenders and funders mean, in a sentence or two. Articles on this site lead here from the words themselves.',
  },
  lettersLabel: 'Letters',
  terms: [...fromAToE, ...fromFToZ],
  closing: {
    title: 'Now read an offer with it.',
    lede: 'One profile, many lenders, and the terms of their offers in the same order.',
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Work out an offer', href: '/tools' },
    ],
  },
};
