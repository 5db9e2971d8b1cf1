import type { WhichFitsPage } from '../schemas/pages/which-fits.js';

const anyStage = ['new', 'young', 'steady', 'established'];
const established = ['steady', 'established'];

/** The answers for which each kind of funding fits, with the reasons. */
export const fundingFits: WhichFitsPage['kinds'] = [
  {
    id: 'invoice-factoring',
    title: 'Invoice factoring',
    description: 'You sell invoices and have most of the money at once.',
    href: '/tools/invoice-factoring',
    need: { answers: ['late'], reason: 'Your money is in invoices: factoring turns each of them into cash.' },
    amount: {
      answers: ['small', 'medium', 'large'],
      reason: 'The amount follows what you invoice, so it grows with your sales.',
    },
    stage: { answers: anyStage, reason: "Your customers' credit counts more than your own age." },
  },
  {
    id: 'equipment-financing',
    title: 'Equipment financing',
    description: 'A loan or lease that the machine itself secures.',
    href: '/blog/equipment-financing-guide',
    need: { answers: ['equipment'], reason: 'The machine you buy is the security, so you need little else.' },
    amount: {
      answers: ['small', 'medium', 'large'],
      reason: 'The amount is the price of the machine less a down payment.',
    },
    stage: { answers: anyStage, reason: 'Young businesses can get it, because the machine keeps its value.' },
  },
  {
    id: 'inventory-financing',
    title: 'Inventory financing',
    description: 'Credit that is secured by the goods and repaid as they sell.',
    href: '/financial-products#inventory-financing',
    need: { answers: ['stock'], reason: 'The goods secure it, and it is repaid as they sell.' },
    amount: {
      answers: ['medium', 'large'],
      reason: 'For an amount of this size, valuing the stock is worth its cost.',
    },
    stage: { answers: established, reason: 'You can show that such goods sell.' },
  },
  {
    id: 'po-financing',
    title: 'PO financing',
    description: 'A funder pays your supplier, so that you can fill a large order.',
    href: '/financial-products#po-financing',
    need: { answers: ['stock'], reason: 'A firm order from a good buyer carries it.' },
    amount: { answers: ['medium', 'large', 'largest'], reason: 'It reaches as far as the order does.' },
    stage: { answers: ['new', 'young'], reason: 'Your buyer counts for more than your own history.' },
  },
  {
    id: 'line-of-credit',
    title: 'Line of credit',
    description: 'A limit that you draw on when you are short and repay when you are not.',
    href: '/tools/line-of-credit',
    need: { answers: ['gap', 'growth', 'late'], reason: 'You pay only for what you use, for as long as you use it.' },
    amount: { answers: ['small', 'medium'], reason: 'Lines of this size are common.' },
    stage: { answers: established, reason: 'Your statements show steady income, which is what lenders look for here.' },
  },
  {
    id: 'government-backed-loan',
    title: 'SBA 7(a) or CSBFP loan',
    description: 'A bank loan of which a government guarantees a part: capped rates, long terms, more paperwork.',
    href: '/blog/what-is-an-sba-loan',
    byCountry: {
      ca: {
        title: 'CSBFP loan',
        description:
          'A loan from a bank or credit union of which the Government of Canada shares the risk, with a capped rate.',
        href: '/glossary#csbfp',
      },
      us: {
        title: 'SBA 7(a) loan',
        description:
          'A loan that the US Small Business Administration guarantees in part: capped rate, long term, more paperwork.',
        href: '/blog/what-is-an-sba-loan',
      },
    },
    need: { answers: ['buy', 'equipment', 'growth'], reason: 'It suits things that pay off over years.' },
    amount: {
      answers: ['medium', 'large'],
      reason: 'Amounts of this size can fit into the program. Ask a lender about its limits.',
    },
    stage: { answers: established, reason: 'You can show the cash flow that pays it back.' },
  },
  {
    id: 'term-loans',
    title: 'Term loan',
    description: 'A fixed sum on a schedule that you know from the start.',
    href: '/tools/business-loan',
    need: { answers: ['growth', 'buy', 'equipment'], reason: 'One sum for one plan, repaid on dates you know.' },
    amount: { answers: ['medium', 'large', 'largest'], reason: 'Term loans are usual for this amount.' },
    stage: { answers: established, reason: 'Your history lets a lender set a fair price.' },
  },
  {
    id: 'asset-based-lending',
    title: 'Asset-based lending',
    description: 'A revolving limit that follows your receivables, inventory and equipment.',
    href: '/tools/borrowing-base',
    need: {
      answers: ['buy', 'late', 'stock', 'growth'],
      reason: 'What you own sets the limit, and it grows with you.',
    },
    amount: {
      answers: ['large', 'largest'],
      reason: 'For a large sum, watching the assets is worth its cost. Ask each lender for its smallest loan.',
    },
    stage: { answers: ['established'], reason: 'You have the books that the lender will examine.' },
  },
  {
    id: 'merchant-cash-advance',
    title: 'Merchant cash advance',
    description: 'Money now for a share of your daily sales. Quick, and dear: work out the yearly cost first.',
    href: '/tools/merchant-cash-advance',
    need: { answers: ['gap', 'stock'], reason: 'It is quick, and repayment follows your sales.' },
    amount: { answers: ['small'], reason: 'For a small amount and a short time the fee may be bearable.' },
    stage: { answers: ['new', 'young'], reason: 'Sales count more than age, so it is within reach already.' },
  },
];
