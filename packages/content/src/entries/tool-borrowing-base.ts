import type { ToolPage } from '../schemas/pages/tools.js';

export const toolBorrowingBase: ToolPage = {
  formTitle: 'Your assets',
  empty: {
    title: 'Your borrowing base appears here',
    text: 'Enter what you own, or 0 where you have none. The advance rates start at values that lenders often use.',
    example: 'receivables=400000&inventory=300000&equipment=200000&owed=150000',
    exampleLabel: 'See an example: $900,000 in assets',
  },
  fields: {
    receivables: { label: 'Receivables', note: 'Only invoices that are not long overdue or in dispute.' },
    'receivables-rate': { label: 'Advance on receivables', note: 'We use 85% if you leave it empty.' },
    inventory: { label: 'Inventory', note: 'At cost, mainly finished goods.' },
    'inventory-rate': { label: 'Advance on inventory', note: 'We use 50% if you leave it empty.' },
    equipment: { label: 'Equipment', note: 'At its appraised value.' },
    'equipment-rate': { label: 'Advance on equipment', note: 'We use 70% if you leave it empty.' },
    owed: { label: 'Already drawn', note: 'What you owe on the line today.' },
  },
  units: { 'receivables-rate': '%', 'inventory-rate': '%', 'equipment-rate': '%' },
  conflicts: {},
  results: {
    available: { label: 'Available to draw', note: 'Your borrowing base minus what you already owe.' },
    base: { label: 'Borrowing base', note: 'In {currency}' },
  },
  sentences: {
    cost: 'You can borrow up to {base} against these assets. You already owe {owed}, so you can draw {available} more, as long as the assets keep their value.',
    over: 'You owe {over} more than these assets allow. A lender would ask you to pay that back or to pledge more assets.',
  },
  chart: {
    title: 'What counts',
    receivables: 'From receivables',
    inventory: 'From inventory',
    equipment: 'From equipment',
    rest: 'Not counted',
  },
};
