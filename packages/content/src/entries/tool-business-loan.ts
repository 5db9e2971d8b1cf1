import { csbfp } from '../facts/csbfp.js';
import { sbaFacts } from '../facts/sba.js';
import type { ToolPage } from '../schemas/pages/tools.js';

export const toolBusinessLoan: ToolPage = {
  meta: {
    title: 'Business Loan Calculator | Boundless',
    description:
      'Monthly payment, total interest, annual rate with fees and the whole repayment schedule of a business loan, in Canadian or US dollars.',
  },
  title: 'What a loan costs each month',
  lede: 'The interest rate is only part of the price. See your payment, your total interest, and how fees raise the yearly rate.',
  formTitle: 'Your loan',
  empty: {
    title: 'Your payment appears here',
    text: 'Enter the amount, the rate and the months. Fees are optional.',
    example: 'amount=100000&rate=9.5&months=60&fees=2000',
    exampleLabel: 'See an example: $100,000 at 9.5% over 60 months',
  },
  fields: {
    amount: { label: 'Amount borrowed', note: 'The amount in the contract, before fees are deducted.' },
    rate: { label: 'Interest rate', note: 'Per year, as stated in the contract, charged monthly.' },
    months: { label: 'Months to repay', note: 'One equal payment at the end of each month.' },
    fees: { label: 'Fees', note: 'Origination, closing or guarantee fees, deducted up front.' },
    'financed-fee': {
      label: 'Fee added to the loan',
      note: 'A guarantee or registration fee that you borrow too, as in many SBA and CSBFP loans.',
    },
  },
  units: { rate: '% a year', months: 'months' },
  conflicts: { fees: 'Fees must be less than the amount' },
  results: {
    payment: { label: 'Monthly payment', note: 'The same every month: interest plus principal.' },
    interest: { label: 'Total interest', note: 'Over {months} months' },
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
    paid: 'Paid',
    interest: 'Interest',
    principal: 'Principal',
    balance: 'Still owed',
    title: 'Where the payments go',
    principalPart: 'The amount borrowed',
    feePart: 'The fee added to the loan',
    interestPart: 'Interest',
  },
  worked: {
    lede: 'The formula that banks and spreadsheets use.',
    action: { label: 'Read the guide to debt financing', href: '/blog/debt-financing-guide' },
    stepsTitle: 'The payment, step by step',
    stepsText:
      'With i as the monthly rate, each payment is: amount × i ÷ (1 - (1 + i)^-months). A spreadsheet calls it PMT.',
    steps: [
      { label: 'Monthly rate (i)', working: '{rate}% ÷ 12', value: '{monthly-rate}%' },
      { label: 'Starting balance', working: '{amount} + {financed-fee} added to the loan', value: '{borrowed}' },
      { label: 'Payment', working: '{borrowed} × i ÷ (1 - (1 + i)^-{months})', value: '{payment}' },
      { label: 'Total paid', working: '{payment} × {months}', value: '{paid}' },
      { label: 'Total interest', working: '{paid} - {borrowed}', value: '{interest}' },
    ],
    items: [
      {
        question: 'Why is the annual rate higher than the interest rate?',
        answer:
          'Because of the fees. You pay interest on the full amount but receive less. The annual rate measures your payments against the money you actually receive: it is twelve times the monthly internal rate of return.',
      },
      {
        question: 'Which fees are added to a loan?',
        answer: `The lender may add the fee of a public program to what you owe. CSBFP: ${csbfp.csbfpFee.text} of the loan. SBA 7(a): a share of the part that is guaranteed, ${sbaFacts.sbaFeeSmall.text} on loans up to ${sbaFacts.sbaFeeSmallTo.text}, ${sbaFacts.sbaFee.text} up to ${sbaFacts.sbaFeeTo.text} and ${sbaFacts.sbaFeeLarge.text} above, or ${sbaFacts.sbaFeeAboveMillion.text} of what is guaranteed beyond $1 million. So a loan of $400,000 with a guarantee of ${sbaFacts.sbaGuarantee.text} pays ${sbaFacts.sbaFee.text} of $300,000, which is $9,000. The SBA sets its fees again each October. These are the ones of fiscal year 2026, to ${sbaFacts.sbaFeeManufacturersUntil.text}, and we could not check later ones: ask the lender. If the fee is taken out of what you receive, enter it under "Fees".`,
      },
      {
        question: 'My Canadian loan compounds twice a year. Can I use this?',
        answer:
          'That is how Canadian mortgages usually work. Most business loans in both countries are charged monthly, as here. If yours compounds twice a year, your payment is slightly lower than shown.',
      },
      {
        question: 'What if the rate floats?',
        answer:
          'The schedule is right until the rate changes. Try a rate that is one or two points higher, and see whether you could still make the payment.',
      },
    ],
  },
};
