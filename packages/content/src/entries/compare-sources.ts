import { bankRatesNote } from '../facts/funding/bank-rates-note.js';
import { sourcesOf } from '../facts/funding/sources.js';
import type { CompareSources } from '../schemas/pages/compare.js';
import { compare } from './compare.js';

export const compareSources: CompareSources = {
  content: {
    title: 'Where the figures come from',
    text: [
      'Each figure comes from a survey, a law, a program, an agency or a firm that writes about them, or from us. Ours are marked "Boundless", "our estimate", "our calculation" or "our judgment", and examples are called so. "Survey" is what banks report of new loans, and "our estimate" adds the margin of a survey to the prime rate. Where we have no figure, the table says so. Ask the lender, and work out the yearly cost yourself.',
      bankRatesNote,
    ],
    action: { label: 'Work out your own offer', href: '/tools' },
    checkedLabel: 'As of',
    note: 'None of this is an offer. What you are offered depends on your numbers and on the lender.',
  },
  sources: sourcesOf(compare.sources),
};
