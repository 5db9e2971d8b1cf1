import { sbaFacts } from '../facts/sba.js';
import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedDebtServiceCoverage: WorkedPage = {
  lede: 'One simple division.',
  action: { label: 'Read how lenders evaluate a business', href: '/blog/how-lenders-evaluate-your-business' },
  stepsTitle: 'The ratio, step by step',
  stepsText: 'Your income for a year before interest, divided by the interest and principal that you pay in that year.',
  steps: [
    { label: 'Payments in a year', working: '{payments} + {new-payments}', value: '{service}' },
    { label: 'Coverage', working: '{income} ÷ {service}', value: '{ratio}' },
  ],
  items: [
    {
      question: 'What ratio do lenders want?',
      answer: `Often 1.25 or more. The SBA asks for ${sbaFacts.sbaCoverage.text} on loans above ${sbaFacts.sbaMarginFrom.text}. Below one, you pay your lenders out of savings. Before you apply, ask how the lender counts income.`,
    },
    {
      question: 'Which income counts?',
      answer:
        'Lenders differ. Some use operating income, others EBITDA less taxes or less what the owners take out. Use the same measure whenever you compare.',
    },
  ],
};
