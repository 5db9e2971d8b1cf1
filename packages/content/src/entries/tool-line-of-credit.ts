import type { ToolPage } from '../schemas/pages/tools.js';

export const toolLineOfCredit: ToolPage = {
  meta: {
    title: 'Line of Credit Calculator | Boundless',
    description:
      'What one draw on a business line of credit costs, with interest on what you draw, the standby fee on what you do not, and other fees.',
  },
  title: 'What a draw on your line costs',
  lede: 'You pay interest on what you use, and often a fee on what you leave. Together they are the price of having the line.',
  formTitle: 'Your line',
  empty: {
    title: 'Your cost appears here',
    text: 'Fill in the limit, the draw, the rate and the days. The fees may stay empty.',
    example: 'limit=100000&draw=40000&rate=11&standby=0.5&days=60',
    exampleLabel: 'See it for $40,000 of a line of $100,000',
  },
  fields: {
    limit: { label: 'Limit of the line', note: 'The most that you could draw.' },
    draw: { label: 'Amount drawn', note: 'What you take out of it this time.' },
    rate: { label: 'Interest rate', note: 'A year, on what is drawn.' },
    standby: { label: 'Standby fee', note: 'A year, on what is not drawn. Also called an unused fee.' },
    days: { label: 'Days drawn', note: 'Until you pay the draw back.' },
    fees: { label: 'Other fees', note: 'Set-up or other fees, taken off what you draw.' },
  },
  units: { rate: '% a year', standby: '% a year', days: 'days' },
  conflicts: { draw: 'The draw cannot be more than the limit', fees: 'Fees must be less than the draw' },
  results: {
    cost: { label: 'Cost of this draw', note: 'Interest and all fees together.' },
    'annual-rate': { label: 'Annual rate', note: 'Of what you have after fees' },
  },
  sentences: {
    cost: 'Having {draw} for {days} days costs you {cost}. That is {annual-rate}% a year of what you draw, because the part that you leave has a price, too.',
    fees: 'You draw {draw}, have {received} after fees, and pay {cost} for {days} days. That is {annual-rate}% a year of what you have.',
    plain:
      'Having {draw} for {days} days costs you {cost}. There is no fee on what you leave, so the annual rate is the interest rate.',
  },
  chart: {
    title: 'What the cost consists of',
    interest: 'Interest on the draw',
    standby: 'Standby fee on the rest',
    fees: 'Other fees',
  },
  worked: {
    lede: 'Simple interest by the day.',
    action: { label: 'Read about lines of credit', href: '/blog/business-lines-of-credit' },
    stepsTitle: 'The cost, step by step',
    stepsText:
      'Interest and standby fee are yearly rates, for as many days as you have the money, of 365 days a year. Other fees come on top, and you have less to use.',
    steps: [
      { label: 'Interest', working: '{draw} × {rate}% × {days} ÷ 365', value: '{interest}' },
      { label: 'Standby fee', working: '{undrawn} × {standby}% × {days} ÷ 365', value: '{standby-cost}' },
      { label: 'You have', working: '{draw} − {fees}', value: '{received}' },
      { label: 'Cost', working: '{interest} + {standby-cost} + {fees}', value: '{cost}' },
      { label: 'For a year', working: '{cost} ÷ {received} × 365 ÷ {days}', value: '{annual-rate}%' },
    ],
    items: [
      {
        question: 'My bank counts 360 days. What changes?',
        answer:
          'Some US banks divide by 360. Interest is then about one part in seventy higher than shown here. Canadian banks count 365 days.',
      },
      {
        question: 'Are there other fees?',
        answer:
          'Some lines carry a yearly fee or a fee for each draw. Add them up and enter them as other fees: we count them as paid on the first day.',
      },
      {
        question: 'What if I pay back in parts?',
        answer: 'Work out each part as a draw of its own, with its own days, and add the costs.',
      },
    ],
  },
};
