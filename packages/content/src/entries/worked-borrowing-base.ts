import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedBorrowingBase: WorkedPage = {
  page: {
    meta: {
      title: 'Borrowing Base Calculator | Boundless',
      description:
        'How much you can borrow against receivables, inventory and equipment in asset-based lending, and how much of it you can still draw.',
    },
    title: 'What you can borrow against your assets',
    lede: 'A lender counts part of the value of each asset. The total is the most you can owe, and it changes as your business does.',
  },
  lede: 'Each asset times its advance rate.',
  action: {
    label: 'Read how asset-based loans work',
    href: '/blog/asset-based-loans-vs-merchant-cash-advances',
  },
  stepsTitle: 'The borrowing base, step by step',
  stepsText:
    'Lenders look at what they would get if they had to sell the asset, and leave out invoices that may not be paid.',
  steps: [
    { label: 'Receivables', working: '{receivables} × {receivables-rate}%', value: '{receivables-part}' },
    { label: 'Inventory', working: '{inventory} × {inventory-rate}%', value: '{inventory-part}' },
    { label: 'Equipment', working: '{equipment} × {equipment-rate}%', value: '{equipment-part}' },
    { label: 'Borrowing base', working: 'The three together', value: '{base}' },
    { label: 'Available to draw', working: '{base} - {owed}, not below zero', value: '{available}' },
  ],
  items: [
    {
      question: 'Which receivables count?',
      answer:
        'Invoices to businesses that pay. Lenders usually leave out those that are long overdue, disputed or owed by your own companies, and count only part of what one customer owes if it is a large share.',
    },
    {
      question: 'Is this what a lender would offer?',
      answer:
        'No. The rates above are only a starting point. A lender looks at your customers, your inventory and your equipment, and sets its own rates, reserves and limit.',
    },
  ],
};
