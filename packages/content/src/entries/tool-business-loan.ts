import type { ToolPage } from '../schemas/pages/tools.js';

export const toolBusinessLoan: ToolPage = {
  meta: {
    title: 'Business Loan Calculator | Boundless',
    description:
      'Monthly payment, total interest, annual rate with fees and the whole repayment schedule of a business loan, in Canadian or US dollars.',
  },
  title: 'What a loan takes each month',
  lede: 'The rate is one part of the price. See the payment, the interest in total, and what fees do to the yearly rate.',
  formTitle: 'Your loan',
  empty: {
    title: 'Your payment appears here',
    text: 'Fill in the amount, the rate and the months. Fees may stay empty.',
    example: 'amount=100000&rate=9.5&months=60&fees=2000',
    exampleLabel: 'See it for $100,000 at 9.5% over 60 months',
  },
  fields: {
    amount: { label: 'Amount borrowed', note: 'The sum in the contract, before fees are taken off.' },
    rate: { label: 'Interest rate', note: 'A year, as the contract states it, charged monthly.' },
    months: { label: 'Months to repay', note: 'As many equal payments, one at the end of each month.' },
    fees: { label: 'Fees', note: 'Origination, closing or guarantee fees, taken off at the start.' },
  },
  units: { rate: '% a year', months: 'months' },
  conflicts: { fees: 'Fees must be less than the amount' },
  results: {
    payment: { label: 'Monthly payment', note: 'The same each month, interest and principal together.' },
    interest: { label: 'Interest in total', note: 'Over {months} months' },
    'annual-rate': { label: 'Annual rate', note: 'Fees included' },
  },
  sentences: {
    cost: 'Of each {payment}, {first-interest} is interest in the first month and {last-interest} in the last. Over the whole time the loan takes {interest} on top of the {amount} that you borrow.',
  },
  chart: {
    caption: 'Repayment by year',
    year: 'Year {year}',
    month: 'Month {month}',
    months: 'Every month',
    first: 'Year',
    paid: 'Paid',
    interest: 'Interest',
    principal: 'Principal',
    balance: 'Still owed',
    title: 'Where the payments go',
    principalPart: 'The amount borrowed',
    interestPart: 'Interest',
  },
  worked: {
    lede: 'The formula that banks and spreadsheets use.',
    action: { label: 'Read the guide to debt financing', href: '/blog/debt-financing-guide' },
    stepsTitle: 'The payment, step by step',
    stepsText:
      'With i as the rate a month, each payment is: amount × i ÷ (1 - (1 + i)^-months). A spreadsheet calls it PMT.',
    steps: [
      { label: 'Rate a month (i)', working: '{rate}% ÷ 12', value: '{monthly-rate}%' },
      { label: 'Payment', working: '{amount} × i ÷ (1 - (1 + i)^-{months})', value: '{payment}' },
      { label: 'Paid in total', working: '{payment} × {months}', value: '{paid}' },
      { label: 'Interest in total', working: '{paid} - {amount}', value: '{interest}' },
    ],
    items: [
      {
        question: 'Why is the annual rate higher than the interest rate?',
        answer:
          'Because of the fees. You pay interest on the whole amount but receive it less fees. The annual rate is what the payments cost on what you really receive: twelve times the monthly internal rate of return.',
      },
      {
        question: 'My Canadian loan compounds twice a year. Does this fit?',
        answer:
          'That is the custom for Canadian mortgages. Business loans in both countries are mostly charged monthly, as here. Where yours is compounded twice a year, the payment is slightly lower than shown.',
      },
      {
        question: 'What if the rate floats?',
        answer:
          'The schedule holds as long as the rate does. Work it out again with a rate that is a point or two higher, and see whether you could still pay.',
      },
    ],
  },
};
