import { csbfp } from '../facts/csbfp.js';
import { regulationZ } from '../facts/regulation-z.js';
import { sbaFacts } from '../facts/sba.js';
import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedBusinessLoan: WorkedPage = {
  page: {
    meta: {
      title: 'Business Loan Calculator | Boundless',
      description:
        'Monthly payment, total interest, annual rate with fees and the whole repayment schedule of a business loan, in Canadian or US dollars.',
    },
    title: 'What a loan costs each month',
    lede: 'The interest rate is only part of the price. See your payment, your total interest, and how fees raise the yearly rate.',
  },
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
      answer: `The lender may add the fee of a public program to what you owe. CSBFP: ${csbfp.csbfpFee.text} of the loan. SBA 7(a): a share of the part that is guaranteed, ${sbaFacts.sbaFeeSmall.text} on loans up to ${sbaFacts.sbaFeeSmallTo.text}, ${sbaFacts.sbaFee.text} up to ${sbaFacts.sbaFeeTo.text} and ${sbaFacts.sbaFeeLarge.text} above, or ${sbaFacts.sbaFeeAboveMillion.text} of what is guaranteed beyond $1 million. So a loan of $400,000 with a guarantee of ${sbaFacts.sbaGuarantee.text} pays ${sbaFacts.sbaFee.text} of $300,000, which is $9,000. The SBA sets its fees again each October. These are the ones of fiscal year 2026: ask the lender for today's, and whether an exemption covers you. If the fee is taken out of what you receive, enter it under "Fees".`,
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
  source: regulationZ,
};
