import type { ToolPage } from '../schemas/pages/tools.js';

export const toolMerchantCashAdvance: ToolPage = {
  formTitle: 'Your offer',
  empty: {
    title: 'Your yearly rate appears here',
    text: 'Enter the amount, the factor rate and the days. Fees are optional.',
    example: 'amount=50000&factor=1.3&days=180&fees=500',
    exampleLabel: 'See an example: $50,000 at 1.30 over 180 days',
  },
  fields: {
    amount: { label: 'Amount advanced', note: 'The amount in the contract, before fees are deducted.' },
    factor: {
      label: 'Factor rate',
      note: 'What you pay back for each dollar advanced, such as 1.30. Or the purchased amount divided by the amount advanced.',
    },
    days: {
      label: 'Days to repay',
      note: 'Calendar days until the last payment. If the contract counts business days or daily debits, multiply by 1.4: 129 are about 180 days. Multiply weekly debits by 7. If it names only a share of sales, divide: $65,000 at 12% of $50,000 a month takes 10.8 months, about 330 days.',
    },
    fees: { label: 'Fees', note: 'Setup, broker or transfer fees, deducted from the money on day one.' },
  },
  units: { factor: '× amount', days: 'days' },
  conflicts: { fees: 'Fees must be less than the amount' },
  results: {
    'annual-rate': { label: 'Annual rate', note: 'With all fees, calculated the way a loan rate is.' },
    cost: { label: 'Cost of funds', note: 'Fees included' },
    payback: { label: 'Payback', note: 'In {currency}' },
    payment: {
      label: 'Daily payment',
      note: 'For {days} days, or {business-payment} on each of {business-days} business days',
    },
  },
  sentences: {
    cost: 'You have the money for {days} days, but you start paying it back on day one. So a cost of {cents} cents for each dollar received comes to {annual-rate}% a year on the money you actually have.',
    free: 'You pay back what you receive and nothing more.',
  },
  chart: {
    step: 'Day',
    title: 'Money in, money out',
    description:
      'You receive {received} on day 0 and pay {payment} every day. On day {break-even-day} you have paid back what you received. Until day {days} you pay another {cost}, which is the cost.',
    above: 'Money still to pay back',
    below: 'Your money, paid on top',
    start: '{received} comes in',
    turn: 'Day {break-even-day}',
    turnNote: 'What came in is paid back',
    end: '{cost} more goes out',
  },
  comparison: {
    title: 'The same {cost} as a loan',
    text: [
      'In each row you receive {received} and pay back {payback}. Only the time is different.',
      'An advance can still be right: you need little paperwork, and your sales count more than collateral. Ask yourself: will the money earn you more than {cost} in {days} days?',
    ],
    caption: 'Three ways to pay {cost} for {received}',
    columns: ['Type of funding', 'Time to repay', 'Payment', 'Annual rate'],
    rows: {
      advance: 'Cash advance',
      advanceTime: '{days} days',
      advancePays: '{payment} a day',
      year: 'Loan, one year',
      yearTime: '12 months',
      years: 'Loan, three years',
      yearsTime: '36 months',
      loanPays: '{monthly} a month',
    },
  },
};
