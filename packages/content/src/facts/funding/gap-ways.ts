import type { FitAnswers } from '../../schemas/pages/which-fits.js';

const forGap = { needs: ['gap'], countries: ['us'] } satisfies Partial<FitAnswers['others'][number]>;

/** What bridges a short gap in the United States without a new lender. */
export const gapWays: FitAnswers['others'] = [
  {
    title: 'More time from your suppliers',
    description:
      'Ask to pay when your own customers have paid. Ask whether they charge interest for the time, and whether you lose a discount for paying early.',
    href: '/blog/working-capital-explained',
    ...forGap,
  },
  {
    title: 'A business credit card',
    description:
      'It costs no interest if you pay it in full by the due date, and a lot if you do not: use it for days, not months. An owner usually guarantees it.',
    href: '/blog/basic-business-banking-products',
    ...forGap,
  },
  {
    title: 'An overdraft or a line from your own bank',
    description:
      'A small limit on the account that you have. Ask for the rate, every fee, and whether it can end the limit at any time.',
    href: '/blog/business-lines-of-credit',
    ...forGap,
  },
];
