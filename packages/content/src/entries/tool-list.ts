import type { ToolList } from '../schemas/pages/tools.js';

export const toolList: ToolList = {
  moreTitle: 'More tools',
  all: {
    title: 'All tools',
    description: 'Calculators for each type of funding, and for what you can afford to borrow.',
    href: '/tools',
  },
  groups: [
    {
      title: 'You have an offer',
      list: [
        {
          title: 'Check an offer',
          description: 'What a contract costs, what the law in your state or province says, and what to ask for.',
          href: '/tools/check-an-offer',
        },
        {
          title: 'Compare two offers',
          description: 'Yearly cost, total, weekly payment and clauses side by side.',
          href: '/tools/compare-offers',
        },
      ],
    },
    {
      title: 'What to choose',
      list: [
        {
          title: 'Which fits?',
          description: 'A few questions, one recommendation and the reasons for it.',
          href: '/tools/which-fits',
        },
        {
          title: 'Compare types of funding',
          description: 'Cost, speed, security and early repayment side by side.',
          href: '/compare',
        },
        {
          title: 'Glossary',
          description: 'What the words in a contract mean, in plain language.',
          href: '/glossary',
        },
      ],
    },
    {
      title: 'What funding costs',
      list: [
        {
          title: 'Merchant cash advance',
          description: 'Turn a factor rate, fees and days into a yearly rate.',
          href: '/tools/merchant-cash-advance',
        },
        {
          title: 'Business loan',
          description: 'What you pay each month, and how much of it is interest.',
          href: '/tools/business-loan',
        },
        {
          title: 'Line of credit',
          description: 'What a draw costs, including the fee on what you do not draw.',
          href: '/tools/line-of-credit',
        },
        {
          title: 'Invoice factoring',
          description: 'What you get for an invoice today, and what you would save by waiting.',
          href: '/tools/invoice-factoring',
        },
      ],
    },
    {
      title: 'What you can afford to borrow',
      list: [
        {
          title: 'Debt service coverage',
          description: 'Whether your income covers another payment.',
          href: '/tools/debt-service-coverage',
        },
        {
          title: 'Borrowing base',
          description: 'How much you can borrow against receivables, inventory and equipment.',
          href: '/tools/borrowing-base',
        },
      ],
    },
  ],
};
