import type { ToolPage } from '../schemas/pages/tools.js';

export const toolBusinessLoan: ToolPage = {
  formTitle: 'Your loan',
  empty: {
    title: 'Your payment appears here',
    text: 'Enter the amount, the rate and the months. Fees are optional.',
    example: 'amount=100000&rate=9.5&months=60&fees=2000',
    exampleLabel: 'See an example: $100,000 at 9.5% over 60 months',
  },
  fields: {
    amount: { label: 'Amount borrowed', note: 'The amount in the contract, before fees are deducted.' },
    rate: {
      label: 'Interest rate',
      note: 'Per year, as stated in the contract, charged monthly. You can type more than the slider shows.',
    },
    months: { label: 'Months to repay', note: 'One equal payment at the end of each month.' },
    fees: { label: 'Fees', note: 'Origination, closing or guarantee fees, deducted up front.' },
    'financed-fee': {
      label: 'Fee added to the loan',
      note: 'A guarantee or registration fee that you borrow too, as in many loans that a government backs.',
    },
  },
  units: { rate: '% a year', months: 'months' },
  conflicts: { fees: 'Fees must be less than the amount' },
  results: {
    payment: { label: 'Monthly payment', note: 'The same every month: interest plus principal.' },
    interest: { label: 'Total interest', note: 'Over {months} months' },
    cost: { label: 'Total cost', note: 'You receive {received} and pay back {paid}' },
    'annual-rate': { label: 'Annual rate', note: 'Fees included' },
  },
  sentences: {
    cost: 'Your first payment of {payment} includes {first-interest} in interest, and your last one {last-interest}. Over the whole loan you pay {interest} in interest on top of the {amount} you borrow.',
    financed:
      'Your first payment of {payment} includes {first-interest} in interest, and your last one {last-interest}. You owe {borrowed} from the start, including the {financed-fee} fee, and pay {interest} in interest.',
  },
  chart: {
    caption: 'Repayment by year',
    year: 'Year {year}',
    month: 'Month {month}',
    months: 'Every month',
    first: 'Year',
    firstMonth: 'Month',
    paid: 'Paid',
    interest: 'Interest',
    principal: 'Principal',
    balance: 'Still owed',
    title: 'Where the payments go',
    principalPart: 'The amount borrowed',
    feePart: 'The fee added to the loan',
    interestPart: 'Interest',
  },
};
