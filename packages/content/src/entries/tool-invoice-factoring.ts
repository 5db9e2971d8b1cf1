import type { ToolPage } from '../schemas/pages/tools.js';

export const toolInvoiceFactoring: ToolPage = {
  meta: {
    title: 'Invoice Factoring Calculator | Boundless',
    description:
      'What a factored invoice brings today, what it costs in dollars and as a yearly rate, and what is paid later, for any number of days.',
  },
  title: 'What an invoice brings today',
  lede: 'A few percent a month sound small. See what they are of the money that you really receive, for as long as your customer takes.',
  formTitle: 'Your invoice',
  empty: {
    title: 'Your cost appears here',
    text: 'Fill in the invoice, the advance, the fee and the days until your customer pays. Other fees may stay empty.',
    example: 'invoice=20000&advance=85&fee=2.5&days=45',
    exampleLabel: 'See it for an invoice of $20,000 paid in 45 days',
  },
  fields: {
    invoice: { label: 'Amount of the invoice', note: 'What your customer owes.' },
    advance: { label: 'Advance', note: 'The part that the factor pays at once.' },
    fee: { label: 'Fee', note: 'Of the whole invoice, for each 30 days begun.' },
    days: { label: 'Days until paid', note: 'How long your customer takes.' },
    fees: { label: 'Other fees', note: 'For set-up, credit checks or transfers, taken off what you receive at once.' },
  },
  units: { advance: '% of invoice', fee: '% a period', days: 'days' },
  conflicts: { fees: 'Fees must be less than what you receive at once' },
  results: {
    'annual-rate': { label: 'Annual rate', note: 'Of the money that you receive at once.' },
    received: { label: 'You receive at once', note: '{advance}% of the invoice, less other fees' },
    cost: { label: 'Cost', note: 'For {days} days' },
    reserve: { label: 'Paid later', note: 'When your customer has paid' },
  },
  sentences: {
    cost: 'You have {received} now instead of {invoice} in {days} days, and {cost} of the invoice stays with the factor.',
    short: 'The fees are more than what is held back: after {days} days you would owe the factor {short}.',
  },
  chart: {
    title: 'Where the invoice goes',
    cost: 'Stays with the factor',
    received: 'To you at once',
    reserve: 'To you later',
  },
  worked: {
    lede: 'A flat fee for each period begun, on the whole invoice.',
    action: { label: 'Read about invoice factoring', href: '/blog/what-is-invoice-factoring' },
    stepsTitle: 'The annual rate, step by step',
    stepsText:
      'The fee is charged on the invoice, but you have the use of the advance alone. So the rate is higher than the fee suggests.',
    steps: [
      { label: 'You receive at once', working: '{invoice} × {advance}% − {fees}', value: '{received}' },
      { label: 'Periods begun', working: '{days} ÷ 30, rounded up', value: '{periods}' },
      { label: 'Cost', working: '{invoice} × {fee}% × {periods} + {fees}', value: '{cost}' },
      { label: 'For a year', working: '{cost} ÷ {received} × 365 ÷ {days}', value: '{annual-rate}%' },
    ],
    items: [
      {
        question: 'Why does one day more cost so much?',
        answer:
          'Because each period that begins is charged in full. Ask whether the factor counts in shorter periods, or by the day.',
      },
      {
        question: 'What if my customer never pays?',
        answer:
          'With recourse, you buy the invoice back. Without it, the factor bears the loss if the customer cannot pay, and charges more for that.',
      },
    ],
  },
};
