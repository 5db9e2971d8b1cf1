import { sbaFacts } from '../facts/sba.js';
import { sbaSop } from '../facts/sba-sop.js';
import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedDebtServiceCoverage: WorkedPage = {
  page: {
    meta: {
      title: 'Debt Service Coverage Calculator | Boundless',
      description:
        'Can your business carry another payment? Divide what you earn in a year by what you pay lenders, with and without the new debt.',
    },
    title: 'Can you carry another payment?',
    lede: 'A lender works this out first: how many times your yearly income covers your yearly payments to lenders.',
  },
  lede: 'One simple division.',
  action: { label: 'Read how lenders evaluate a business', href: '/blog/how-lenders-evaluate-your-business' },
  stepsTitle: 'The ratio, step by step',
  stepsText:
    'What the business earns in a year before interest and depreciation, and after tax, divided by the interest and principal that you pay in that year.',
  steps: [
    { label: 'Payments in a year', working: '{payments} + {new-payments}', value: '{service}' },
    { label: 'Coverage', working: '{income} ÷ {service}', value: '{ratio}' },
  ],
  items: [
    {
      question: 'What ratio do lenders want?',
      answer: `Often 1.25 or more. For 7(a) loans the SBA's rules ask for ${sbaFacts.sbaCoverage.text} above ${sbaFacts.sbaMarginFrom.text} and, since ${sbaFacts.sbaCoverageSmallSince.text}, for ${sbaFacts.sbaCoverageSmall.text} up to that amount, SBA Express aside. If you buy a business, ask the lender which ratio the rules of ${sbaFacts.sbaSopNextSince.text} require. Below one, you pay your lenders out of savings. Before you apply, ask how the lender counts income.`,
    },
    {
      question: 'Which income counts?',
      answer:
        'Usually EBITDA less income tax. If the owners pay the tax on the profit themselves, lenders take off what they draw for tax and living. Some lenders use operating income, which is lower because depreciation is taken off. Use the same measure whenever you compare.',
    },
  ],
  source: sbaSop,
};
