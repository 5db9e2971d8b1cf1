import { statements } from '../claims/sentences.js';
import { fromAToD } from '../glossary/a-to-d.js';
import { fromEToO } from '../glossary/e-to-o.js';
import { fromPToZ } from '../glossary/p-to-z.js';
import type { GlossaryPage } from '../schemas/pages/glossary.js';
import { links } from '../site/links.js';

export const glossary: GlossaryPage = {
  meta: {
    title: 'Glossary of Business Funding | Boundless',
    description:
      'What the words in loan offers and funding contracts mean, in plain language, from advance rate to working capital, for owners in Canada and the US.',
  },
  hero: {
    title: 'The words in the contract',
    lede: 'What lenders and funders mean, in a sentence or two. Our articles link to these definitions.',
  },
  first: {
    title: 'Eight words to find before you sign',
    ids: [
      'confession-of-judgment',
      'personal-guarantee',
      'blanket-lien',
      'reconciliation',
      'ach-debit',
      'default',
      'prepayment-penalty',
      'evergreen-renewal',
    ],
  },
  lettersLabel: 'Letters',
  terms: [...fromAToD, ...fromEToO, ...fromPToZ],
  closing: {
    title: 'Now compare real offers.',
    lede: `One profile, many lenders, and the terms of every offer in the same order. ${statements.costAndPayer} These definitions are general: in a dispute, what your contract says decides.`,
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Work out an offer', href: '/tools' },
    ],
  },
};
