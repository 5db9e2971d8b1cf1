import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedLineOfCredit: WorkedPage = {
  page: {
    meta: {
      title: 'Line of Credit Calculator | Boundless',
      description:
        'What one draw on a business line of credit costs, with interest on what you draw, the standby fee on what you do not, and other fees.',
    },
    title: 'What a draw on your line costs',
    lede: 'You pay interest on what you use, and often a fee on what you do not use. See what the two cost together.',
  },
  lede: 'Simple interest, counted by the day.',
  action: { label: 'Read about lines of credit', href: '/blog/business-lines-of-credit' },
  stepsTitle: 'The cost, step by step',
  stepsText:
    'Interest and the standby fee are annual rates. You pay them for each day that you have the money, and we count 365 days a year. Other fees come on top, and you receive less.',
  steps: [
    { label: 'Interest', working: '{draw} × {rate}% × {days} ÷ 365', value: '{interest}' },
    { label: 'Standby fee', working: '{undrawn} × {standby}% × {days} ÷ 365', value: '{standby-cost}' },
    { label: 'Amount received', working: '{draw} − {fees}', value: '{received}' },
    { label: 'Cost', working: '{interest} + {standby-cost} + {fees}', value: '{cost}' },
    { label: 'Annual rate', working: '{cost} ÷ {received} × 365 ÷ {days}', value: '{annual-rate}%' },
  ],
  items: [
    {
      question: 'My bank counts 360 days. What changes?',
      answer:
        'Some US banks divide by 360. You then pay about 1.4% more interest than shown here: $1,014 instead of $1,000. Canadian banks count 365 days.',
    },
    {
      question: 'Are there other fees?',
      answer:
        'Some lines charge a yearly fee or a fee for each draw. Add them up and enter them as other fees: we count them as paid on the first day.',
    },
    {
      question: 'What if I repay in parts?',
      answer:
        'Calculate each part as a separate draw with its own days, but without a standby fee or other fees, and add up the interest. Then add the other fees once. For the standby fee, take each stretch of days with the same balance: what you have not drawn × the fee × the days ÷ 365.',
    },
  ],
};
