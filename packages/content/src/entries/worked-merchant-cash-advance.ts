import { warnings } from '../facts/funding/warnings.js';
import { regulationZ } from '../facts/regulation-z.js';
import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedMerchantCashAdvance: WorkedPage = {
  page: {
    meta: {
      title: 'Merchant Cash Advance Calculator | Boundless',
      description:
        'Turn the factor rate, the fees and the days of a merchant cash advance into its cost in dollars and an annual rate that you can compare with a loan.',
    },
    title: 'What a cash advance really costs',
    lede: 'A factor rate says nothing about time. Enter your offer and see it as an annual rate that you can compare with any loan.',
  },
  lede: 'You can check each line in a spreadsheet.',
  action: {
    label: 'Read the guide to cash advances',
    href: '/blog/asset-based-loans-vs-merchant-cash-advances',
  },
  stepsTitle: 'The annual rate, step by step',
  stepsText:
    'We find the daily rate at which all your payments together are worth what you receive today: the internal rate of return. Multiplied by 365, it is the annual rate as Regulation Z counts it. You can type the two formulas into a spreadsheet.',
  steps: [
    { label: 'Payback', working: '{amount} × {factor}', value: '{payback}' },
    { label: 'Cost of funds', working: '{payback} - {amount} + {fees} in fees', value: '{cost}' },
    { label: 'Amount received', working: '{amount} - {fees} in fees', value: '{received}' },
    {
      label: 'Daily rate',
      working: '=RATE({typed-days},-{typed-payback}/{typed-days},{typed-received})',
      value: '{daily-rate}%',
    },
    {
      label: 'Annual rate',
      working: '=365*RATE({typed-days},-{typed-payback}/{typed-days},{typed-received})',
      value: '{annual-rate}%',
    },
  ],
  items: [
    {
      question: 'What if my sales are faster or slower?',
      answer:
        'The cost in dollars stays the same. If you repay sooner, the annual rate goes up; if you repay later, it goes down.',
    },
    {
      question: 'My payments are on business days. What do I enter?',
      answer:
        'Calendar days until the last payment. The result also shows what you pay on each business day. On average you pay at nearly the same time, so the rate is nearly the same.',
    },
    {
      question: 'The contract names only a share of my sales. How many days do I enter?',
      answer:
        'Payback ÷ (monthly sales that the contract counts × share) gives the months. Many contracts count every deposit, not only card sales. For example, you pay back $65,000 with 15% of $27,500 a month: $65,000 ÷ ($27,500 × 15%) = 15.8 months. A month has 30.4 days on average, so enter 479 days.',
    },
    {
      question: 'Is the rate compounded?',
      answer:
        'No. Like most loan rates in the US, it is the rate for one period times the number of periods in a year. With compounding it would be higher.',
    },
    {
      question: 'Can I pay it off with an SBA loan later?',
      answer: warnings.advanceAndSba,
    },
    {
      question: 'Is there a legal limit?',
      answer: `${warnings.canadianLimit} ${warnings.newYorkUsury} Other states have limits or none: choose yours in "Check an offer".`,
    },
    {
      question: 'US or Canadian dollars?',
      answer:
        'The annual rate is the same in both. Choose the currency of your contract, and do not mix the two. Canada counts 365 days a year, and so do we.',
    },
  ],
  source: regulationZ,
};
