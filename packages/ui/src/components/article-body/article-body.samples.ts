import type { ArticleSection, Block } from '../../types.js';

export const sampleIntroduction: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'Debt is the oldest tool in business finance and still the most misunderstood. Used well, it lets you buy stock, hire or open a second location without giving up a share of the company.',
  },
  {
    kind: 'paragraph',
    text: 'This guide covers the parts that decide whether a loan helps: what you pay in total, how often you pay it, and whether the thing you bought is still earning when the last payment leaves.',
  },
];

export const sampleSections: readonly ArticleSection[] = [
  {
    heading: 'In short',
    content: [
      {
        kind: 'list',
        items: [
          '**You keep ownership.** A lender wants to be repaid, and has no vote.',
          '**Match the debt to the job.** Short needs deserve short money.',
          '**Cost is more than the rate.** Fees, term and repayment rhythm decide what you actually pay.',
        ],
      },
    ],
  },
  {
    heading: 'What debt financing is',
    content: [
      {
        kind: 'paragraph',
        text: 'You borrow a sum, agree how it comes back, and pay for the time in between. If you are weighing a lump sum against flexible access, start with our guide to [business loans and lines of credit](/blog/business-loans-vs-line-of-credit-guide).',
      },
      {
        kind: 'paragraph',
        text: 'The part owners tend to miss is the rhythm. A loan with a low rate and a heavy monthly payment can hurt more than a dearer one that moves with your revenue.',
      },
    ],
  },
  {
    heading: 'What lenders look at first',
    content: [
      {
        kind: 'paragraph',
        text: 'Most lenders open three things before anything else: recent bank activity, how revenue has moved over the past year, and what you already owe. The [Small Business Administration](https://www.sba.gov) lists the papers.',
      },
      {
        kind: 'list',
        items: [
          '**Cash flow.** Can the business carry the payment in its worst month?',
          '**Track record.** At least six months of history helps; twelve is better.',
          '**Purpose.** A clear use of funds is easier to approve than a round number.',
        ],
      },
    ],
  },
  {
    heading: 'Before you sign',
    content: [
      {
        kind: 'paragraph',
        text: 'Ask for the total repayment figure in dollars, the payment calendar, and what happens if you pay early. Then put two offers next to each other. Boundless does this by default: one profile, several lenders, the same terms lined up in the same order.',
      },
      { kind: 'paragraph', text: 'Boundless, Inc.\nToronto, Ontario' },
    ],
  },
  {
    heading: 'Author Bio',
    content: [
      {
        kind: 'paragraph',
        text: 'Amara Lindqvist leads capital advisory at Boundless. Before that she spent nine years underwriting for mid-market manufacturers.',
      },
    ],
  },
];
