import type { ToolList } from '../schemas/pages/tools.js';
import { links } from '../site/links.js';

export const toolList: ToolList = {
  moreTitle: 'More tools',
  list: [
    {
      title: 'Check an offer',
      description: 'A whole contract: its cost, the law where you are, and what to ask for.',
      href: '/tools/check-an-offer',
    },
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
  closing: {
    title: 'Now see it beside real offers.',
    lede: 'One profile, many lenders, and offers laid out in the same order.',
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Talk To An Expert', href: links.meeting },
    ],
  },
};
