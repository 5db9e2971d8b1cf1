import type { ToolPage } from '../schemas/pages/tools.js';

export const toolInvoiceFactoring: ToolPage = {
  formTitle: 'Your invoice',
  empty: {
    title: 'Your cost appears here',
    text: 'Enter the invoice, the advance, the fee and the days until your customer pays. Other fees are optional.',
    example: 'invoice=20000&advance=85&fee=2.5&days=45',
    exampleLabel: 'See an example: a $20,000 invoice paid in 45 days',
  },
  fields: {
    invoice: { label: 'Invoice amount', note: 'What your customer owes.' },
    advance: { label: 'Advance', note: 'The part that the factor pays you right away.' },
    fee: {
      label: 'Fee',
      note: 'On the whole invoice, for every 30 days, even if only partly used. A fee charged only once: divide it by those periods (3% over 55 days is 1.5).',
    },
    days: { label: 'Days until paid', note: 'How long your customer takes.' },
    fees: { label: 'Other fees', note: 'Setup, credit checks or transfers, deducted from what you receive today.' },
  },
  units: { advance: '% of invoice', fee: '% per 30 days', days: 'days' },
  conflicts: { fees: 'Fees must be less than what you receive today' },
  results: {
    'annual-rate': { label: 'Annual rate', note: 'On the money that you receive today.' },
    received: { label: 'Received today', note: '{advance}% of the invoice, less other fees' },
    cost: { label: 'Cost', note: 'For {days} days. Periods of 30 days charged: {periods}' },
    reserve: { label: 'Paid later', note: 'After your customer pays' },
  },
  sentences: {
    cost: 'You get {received} today instead of {invoice} in {days} days, and the factor keeps {cost} of the invoice.',
    short: 'The fees are more than the factor holds back: after {days} days you would owe the factor {short}.',
  },
  chart: {
    title: 'Where the invoice goes',
    cost: 'Kept by the factor',
    received: 'Paid to you today',
    reserve: 'Paid to you later',
  },
};
