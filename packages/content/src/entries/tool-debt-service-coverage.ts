import type { ToolPage } from '../schemas/pages/tools.js';

export const toolDebtServiceCoverage: ToolPage = {
  formTitle: 'Your year',
  empty: {
    title: 'Your ratio appears here',
    text: 'Enter what you earn and what you pay lenders in a year. New debt is optional.',
    example: 'income=180000&payments=90000&new-payments=36000',
    exampleLabel: 'See an example: an income of $180,000',
  },
  fields: {
    income: {
      label: 'Income',
      note: "From last year's income statement: net profit after tax + interest + depreciation and amortization. Subtract dividends and what owners take out to live on and, if the business pays no income tax itself (LLC, S corporation), their tax.",
    },
    payments: {
      label: 'Payments today',
      note: 'Per year: interest and principal on all debts, and what you pay on cash advances and leases.',
    },
    'new-payments': { label: 'New payments', note: 'Per year, on the debt that you are considering.' },
  },
  units: {},
  conflicts: { payments: 'Please enter payments today, new payments or both' },
  results: {
    ratio: {
      label: 'Debt service coverage',
      note: 'Many lenders ask for {usual} or more.',
    },
  },
  sentences: {
    well: 'For each dollar that you pay lenders in a year, you earn {ratio} dollars. After all payments you have {rest} left for investments and surprises.',
    tight:
      'Your income covers the payments, but leaves you only {rest} for investments and surprises. Most lenders want to see more. Try your worst recent year: if it is below 1, ask for less or for longer.',
    short:
      'Your income does not cover the payments: you are {rest} short for the year. Ask for a smaller loan or a longer term, or talk to your lenders about what you already owe.',
  },
  chart: {
    title: 'Where your income goes',
    payments: 'Payments today',
    'new-payments': 'New payments',
    rest: 'Left over',
  },
};
