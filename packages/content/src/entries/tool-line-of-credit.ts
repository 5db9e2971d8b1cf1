import type { ToolPage } from '../schemas/pages/tools.js';

export const toolLineOfCredit: ToolPage = {
  formTitle: 'Your line',
  empty: {
    title: 'Your cost appears here',
    text: 'Enter the limit, the draw, the rate and the days. The fees are optional.',
    example: 'limit=100000&draw=40000&rate=11&standby=0.5&days=60',
    exampleLabel: 'See an example: $40,000 drawn on a $100,000 line',
  },
  fields: {
    limit: { label: 'Limit of the line', note: 'The most you can draw.' },
    draw: { label: 'Amount drawn', note: 'What you take out this time.' },
    rate: { label: 'Interest rate', note: 'Per year, on what you draw. You can type more than the slider shows.' },
    standby: { label: 'Standby fee', note: 'Per year, on what you do not draw. Also called an unused fee.' },
    days: { label: 'Days drawn', note: 'Until you pay the draw back.' },
    fees: { label: 'Other fees', note: 'Setup or other fees, deducted from what you draw.' },
  },
  units: { rate: '% a year', standby: '% a year', days: 'days' },
  conflicts: { draw: 'The draw cannot be more than the limit', fees: 'Fees must be less than the draw' },
  results: {
    cost: { label: 'Cost of this draw', note: 'Interest and all fees together.' },
    'annual-rate': {
      label: 'Annual rate',
      note: 'On what you receive after fees. If you keep the draw for a year, you pay {year-cost}',
    },
  },
  sentences: {
    cost: 'Borrowing {draw} for {days} days costs you {cost}. That is {annual-rate}% a year on what you draw, because you also pay for the part that you do not use.',
    fees: 'You draw {draw}, receive {received} after fees, and pay {cost} over {days} days. That is {annual-rate}% a year on what you receive.',
    plain:
      'Borrowing {draw} for {days} days costs you {cost}. You pay no fee on the part that you do not use, so the annual rate is the interest rate.',
  },
  chart: {
    title: 'What you pay for',
    interest: 'Interest on the draw',
    standby: 'Standby fee on the rest',
    fees: 'Other fees',
  },
};
