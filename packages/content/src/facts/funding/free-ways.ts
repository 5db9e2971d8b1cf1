import type { FitAnswers } from '../../schemas/pages/which-fits.js';
import { smallAmount } from './limits.js';

const young = ['new', 'young'];

/** What to try before any credit, because it usually costs nothing. */
export const freeWays: FitAnswers['others'] = [
  {
    title: 'Your suppliers, your customers and your bank',
    description:
      'More days from suppliers and earlier payment from customers usually cost nothing and need no application. Ask your bank for a short overdraft only for what is left.',
    href: '/blog/revenue-vs-cash-flow',
    needs: ['gap'],
    countries: ['us', 'ca'],
    stages: young,
    to: smallAmount,
    isFree: true,
    leads: {
      needs: ['gap'],
      stages: young,
      upTo: smallAmount,
      reasons: [
        "Every dollar a supplier waits for, or a customer pays early, is a dollar you don't have to borrow.",
        'Suppliers and customers you know decide in one call. No loan that fits a young business is sure to arrive within a week.',
      ],
      apply:
        'If the gap will come back, apply for one of the options below today, so that you have it next time. A business credit card costs nothing if you pay it in full by its due date.',
      link: 'See a gap before it comes',
    },
  },
  {
    title: 'Your customers, your suppliers and your bank',
    description:
      'If customers owe you, call each late customer, send the invoice again and offer a small discount for payment this week. Ask for a deposit on the next job, your suppliers and your landlord for more days, and your bank for a short overdraft. Put off what you can.',
    href: '/blog/revenue-vs-cash-flow',
    needs: ['gap', 'late'],
    countries: ['us', 'ca'],
    stages: ['steady', 'established'],
    isFree: true,
    leads: {
      needs: ['gap', 'late'],
      stages: ['steady', 'established'],
      when: ['week'],
      reasons: [
        "Every dollar that comes in earlier, or that a supplier waits for, is a dollar you don't have to borrow.",
        'People you know decide in one call. Few lenders pay within a week, and a new line at a bank takes weeks.',
      ],
      apply: 'Apply now for one of the options below, so that you have it next time.',
      link: 'See a gap before it comes',
    },
  },
  {
    title: 'A deposit from your buyer',
    description:
      'Ask the buyer to pay a part with the order, and the supplier to wait until the buyer has paid the rest. That costs nothing, and leaves less to borrow.',
    href: '/blog/working-capital-explained',
    needs: ['order'],
    countries: ['us', 'ca'],
    isFree: true,
    leads: {
      needs: ['order'],
      stages: young,
      upTo: smallAmount,
      reasons: [
        "Every dollar the buyer pays with the order is a dollar you don't have to borrow.",
        'Your buyer wants the goods and your supplier the sale, so both have a reason to help.',
      ],
      apply: 'If that is not enough, apply for one of the options below for the rest.',
      link: 'Read about working capital',
    },
  },
  {
    title: 'More time from your supplier, or a smaller first order',
    description:
      'Ask the supplier to wait for its money until you have sold the goods, or order only what you can pay for now and order again from what you sell.',
    href: '/blog/working-capital-explained',
    needs: ['stock'],
    countries: ['us', 'ca'],
    stages: young,
    to: smallAmount,
    isFree: true,
    leads: {
      needs: ['stock'],
      stages: young,
      upTo: smallAmount,
      when: ['week'],
      reasons: [
        "Every dollar the supplier waits for, and every item you order later, is a dollar you don't have to borrow.",
        'Your supplier can decide in one call. No loan that fits a young business is sure to arrive within a week.',
      ],
      apply:
        'Ask whether the supplier charges for the wait. For what is still missing, apply for one of the options below today.',
      link: 'Read about working capital',
    },
  },
];
