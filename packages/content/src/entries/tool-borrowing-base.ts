import type { ToolPage } from '../schemas/pages/tools.js';

export const toolBorrowingBase: ToolPage = {
  meta: {
    title: 'Borrowing Base Calculator | Boundless',
    description:
      'What receivables, inventory and equipment support in asset-based lending, and how much of it is still free to draw.',
  },
  title: 'What your assets support',
  lede: 'A lender counts each kind of asset in part. The sum is the most that you can owe, and it moves with your business.',
  formTitle: 'Your assets',
  empty: {
    title: 'Your borrowing base appears here',
    text: 'Fill in what you own; enter 0 where you have none. The rates start out as lenders often set them.',
    example: 'receivables=400000&inventory=300000&equipment=200000&owed=150000',
    exampleLabel: 'See it for $900,000 of assets',
  },
  fields: {
    receivables: { label: 'Receivables', note: 'Invoices that count: not overdue for long, not disputed.' },
    'receivables-rate': { label: 'Advance on receivables', note: 'If empty, 85%.' },
    inventory: { label: 'Inventory', note: 'At cost, finished goods first.' },
    'inventory-rate': { label: 'Advance on inventory', note: 'If empty, 50%.' },
    equipment: { label: 'Equipment', note: 'At the value that an appraiser would give it.' },
    'equipment-rate': { label: 'Advance on equipment', note: 'If empty, 70%.' },
    owed: { label: 'Already drawn', note: 'What you owe on the line today.' },
  },
  units: { 'receivables-rate': '%', 'inventory-rate': '%', 'equipment-rate': '%' },
  conflicts: {},
  results: {
    available: { label: 'Free to draw', note: 'The borrowing base less what you owe already.' },
    base: { label: 'Borrowing base', note: 'In {currency}' },
  },
  sentences: {
    cost: 'Your assets support {base}. You owe {owed} of it, so {available} is free to draw, as long as the assets stay what they are.',
    over: 'You owe {over} more than your assets support. A lender would ask you to pay that back, or to bring in more assets.',
  },
  chart: {
    title: 'What counts',
    receivables: 'From receivables',
    inventory: 'From inventory',
    equipment: 'From equipment',
    rest: 'Not counted',
  },
  worked: {
    lede: 'Each asset times its advance rate.',
    action: {
      label: 'Read how asset-based loans work',
      href: '/blog/asset-based-loans-vs-merchant-cash-advances',
    },
    stepsTitle: 'The borrowing base, step by step',
    stepsText: 'Lenders lend on what an asset would bring if it had to be sold, and leave out what might not be paid.',
    steps: [
      { label: 'Receivables', working: '{receivables} × {receivables-rate}%', value: '{receivables-part}' },
      { label: 'Inventory', working: '{inventory} × {inventory-rate}%', value: '{inventory-part}' },
      { label: 'Equipment', working: '{equipment} × {equipment-rate}%', value: '{equipment-part}' },
      { label: 'Borrowing base', working: 'The three together', value: '{base}' },
      { label: 'Free to draw', working: '{base} - {owed}, not below zero', value: '{available}' },
    ],
    items: [
      {
        question: 'Which receivables count?',
        answer:
          'Those from businesses that pay: usually not the ones that are long overdue, disputed, owed by your own companies, or too many from one customer.',
      },
      {
        question: 'Is this what a lender would offer?',
        answer:
          'No. The rates above are only a start. A lender looks at your customers, your stock and your machines, and sets its own rates, reserves and limit.',
      },
    ],
  },
};
