import { links } from '../links.js';
import type { ToolPages } from '../schemas/pages/tools.js';

export const toolPages: ToolPages = {
  moreTitle: 'More tools',
  back: { label: 'All tools', href: '/tools' },
  list: [
    {
      title: 'Merchant cash advance',
      description: 'Factor rate, fees and days as a yearly rate.',
      href: '/tools/merchant-cash-advance',
    },
    {
      title: 'Business loan',
      description: 'What it takes each month, and how much of it is interest.',
      href: '/tools/business-loan',
    },
    {
      title: 'Line of credit',
      description: 'What a draw costs, with the fee on what you do not draw.',
      href: '/tools/line-of-credit',
    },
    {
      title: 'Invoice factoring',
      description: 'What an invoice brings today, and what waiting would have saved.',
      href: '/tools/invoice-factoring',
    },
    {
      title: 'Borrowing base',
      description: 'What receivables, inventory and equipment support.',
      href: '/tools/borrowing-base',
    },
    {
      title: 'Debt service coverage',
      description: 'Whether your income carries another payment.',
      href: '/tools/debt-service-coverage',
    },
    {
      title: 'Compare kinds of funding',
      description: 'Cost, speed, security and early repayment side by side.',
      href: '/compare',
    },
    {
      title: 'Which fits?',
      description: 'A few questions, one recommendation and its reasons.',
      href: '/tools/which-fits',
    },
    {
      title: 'Glossary',
      description: 'The words of contracts in plain language.',
      href: '/glossary',
    },
  ],
  form: {
    submit: 'Work it out',
    note: 'This is a calculation, not an offer and not advice. Your contract is what counts. No account needed.',
    seeResult: 'See the result',
    currency: {
      label: 'Currency',
      name: 'currency',
      options: [
        { value: 'USD', label: 'USD' },
        { value: 'CAD', label: 'CAD' },
      ],
    },
  },
  messages: {
    missing: 'Please enter this field',
    number: 'Please enter a number',
    whole: 'Please enter a whole number',
    tooSmall: 'Please enter {limit} or more',
    notAbove: 'Please enter more than {limit}',
    tooLarge: 'Please enter {limit} or less',
  },
  currencies: { USD: 'US dollars', CAD: 'Canadian dollars' },
  workedTitle: 'How we work it out',
  onItsPage: 'See the chart and each step',
  closing: {
    title: 'Now see it beside real offers.',
    lede: 'One profile, many lenders, and offers laid out in the same order.',
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Talk To An Expert', href: links.meeting },
    ],
  },
};
