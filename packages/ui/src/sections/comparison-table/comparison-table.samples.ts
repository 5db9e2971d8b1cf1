import type { ComparisonRow } from '../../types.js';

export const sampleComparison = {
  caption: 'Two types of funding',
  rowsLabel: 'Type of funding',
  needsLabel: 'What do you need it for?',
  allLabel: 'Anything',
  sourceLabel: 'Source',
  note: 'The small numbers link to the sources.',
  shown: '{count} of {all} shown',
  needs: [
    { id: 'stock', label: 'Stock and orders' },
    { id: 'late', label: 'Customers who pay late' },
  ],
  columns: [
    { id: 'cost', label: 'Cost per year', sortable: true },
    { id: 'security', label: 'Security' },
  ],
} as const;

export const sampleSources = ['agency', 'law'];

export const sampleRows: readonly ComparisonRow[] = [
  {
    id: 'advance',
    title: 'Cash advance',
    subtitle: 'A share of daily sales',
    href: '/tools/merchant-cash-advance',
    needs: ['stock'],
    cells: { cost: { text: 'A fixed fee', rank: 3 }, security: { text: 'Future sales' } },
  },
  {
    id: 'loan',
    title: 'Guaranteed loan',
    subtitle: 'Backed by a government',
    href: '/blog/loans',
    tag: 'US only',
    needs: ['stock', 'late'],
    cells: {
      cost: {
        figure: 'At most 9%',
        text: 'Base rate plus 3 points',
        other: 'Canada: at most 8%',
        note: 'At most',
        details: 'The base rate changes every quarter. Fees come on top.',
        rank: 1,
        sources: ['agency', 'law'],
      },
      security: { text: 'What there is', sources: ['law'] },
    },
  },
  {
    id: 'other',
    title: 'Something else',
    subtitle: 'Nobody knows its price',
    href: '/blog/other',
    needs: ['late'],
    cells: { cost: { text: 'Depends on the buyer' }, security: { text: 'None' } },
  },
];
