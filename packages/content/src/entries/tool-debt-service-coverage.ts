import { sbaFacts } from '../facts/sba.js';
import type { ToolPage } from '../schemas/pages/tools.js';

export const toolDebtServiceCoverage: ToolPage = {
  meta: {
    title: 'Debt Service Coverage Calculator | Boundless',
    description:
      'Can your business carry another payment? Divide what you earn in a year by what you pay to lenders, with and without the new debt.',
  },
  title: 'Can you carry another payment?',
  lede: 'The first thing a lender works out: how many times your income for a year covers the payments to lenders in that year.',
  formTitle: 'Your year',
  empty: {
    title: 'Your ratio appears here',
    text: 'Fill in what you earn and what you pay to lenders in a year. A new debt may stay empty.',
    example: 'income=180000&payments=90000&new-payments=36000',
    exampleLabel: 'See it for an income of $180,000',
  },
  fields: {
    income: {
      label: 'Income',
      note: 'A year, before interest and after income tax. Many lenders take EBITDA less taxes.',
    },
    payments: { label: 'Payments today', note: 'A year, interest and principal of all your debts.' },
    'new-payments': { label: 'New payments', note: 'A year, of the debt that you are considering.' },
  },
  units: {},
  conflicts: { payments: 'Payments must be more than zero, today or new' },
  results: {
    ratio: {
      label: 'Debt service coverage',
      note: 'Many lenders ask for {usual} or more, the SBA for {sba} on larger loans.',
    },
  },
  sentences: {
    well: 'For each dollar that you have to pay lenders in a year you earn {ratio} dollars. After all payments you have {rest} left for investments and surprises.',
    tight:
      'Your income covers the payments, but leaves you only {rest} for investments and surprises. Most lenders want to see more.',
    short: 'Your income does not cover the payments: you are {rest} short for the year.',
  },
  chart: {
    title: 'Where your income goes',
    payments: 'Payments today',
    'new-payments': 'New payments',
    rest: 'What is left',
  },
  worked: {
    lede: 'One division.',
    action: { label: 'Read how lenders evaluate a business', href: '/blog/how-lenders-evaluate-your-business' },
    stepsTitle: 'The ratio, step by step',
    stepsText: 'Income of a year before interest, divided by interest and principal of the same year.',
    steps: [
      { label: 'To lenders in a year', working: '{payments} + {new-payments}', value: '{service}' },
      { label: 'Coverage', working: '{income} ÷ {service}', value: '{ratio}' },
    ],
    items: [
      {
        question: 'What ratio do lenders want?',
        answer: `Often 1.25 or more. The SBA asks for ${sbaFacts.sbaCoverage.text} on loans above ${sbaFacts.sbaMarginFrom.text}. Below one, the business pays its lenders out of savings. Ask how the lender counts income before you apply.`,
      },
      {
        question: 'Which income counts?',
        answer:
          'Lenders differ: some take operating income, some EBITDA less taxes or less what owners take out. Use the same one whenever you compare.',
      },
    ],
  },
};
