import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arranged } from '../facts/broker-rules.js';
import type { WhoWeHelpPage } from '../schemas/pages/who-we-help.js';
import { links } from '../site/links.js';

export const whoWeHelp: WhoWeHelpPage = {
  meta: {
    title: 'Who We Help: Funding by Industry | Boundless',
    description:
      'Ecommerce, SaaS, retail, professional services, manufacturing, transportation and more: how businesses like yours use funding, with examples of deals.',
  },
  hero: {
    title: 'Funding from lenders who know your industry',
    lede: 'A bakery, a trucking company and a software firm do not borrow in the same way. Our lenders fund the industries that they understand.',
    note: `${statements.whoCanOpenShort} ${arranged} In the US, too, we arrange no loan secured by real estate.`,
  },
  industries: [
    {
      title: 'Ecommerce',
      icon: 'shopping-cart',
      description: 'Ad spend, inventory and the weeks between payouts.',
      items: [
        'Inventory before peak season',
        'Advertising that pays back quickly',
        'Marketplace payout gaps',
        'Moving to your own warehouse',
      ],
    },
    {
      title: 'SaaS',
      icon: 'laptop',
      description: 'Lenders that count recurring revenue as an asset.',
      items: [
        'Runway between rounds',
        'Annual contracts paid monthly',
        'New salespeople, before their sales come in',
        'Buying a smaller product',
      ],
    },
    {
      title: 'Retail',
      icon: 'store',
      description: 'Rent is due every month. Foot traffic varies.',
      items: [
        'Inventory for the season',
        'A second location',
        'Store build-out and fixtures',
        'Advances on card sales: fast, but expensive',
      ],
    },
    {
      title: 'Professional Services',
      icon: 'briefcase-business',
      description: 'You do the work long before you are paid.',
      items: [
        'Payroll until clients pay',
        'Partner buy-ins',
        'Taking over another practice',
        'A move to larger offices',
      ],
    },
    {
      title: 'Manufacturing',
      icon: 'factory',
      description: 'You pay for machines and material long before you sell.',
      items: [
        'Equipment with a long working life',
        'Raw material for a large order',
        'A limit that follows receivables',
        'Buying a competitor',
      ],
    },
    {
      title: 'Transportation',
      icon: 'truck',
      description: 'You buy fuel today and are paid for the trip next month.',
      items: ['Trucks, trailers and repairs', 'Fuel and driver pay', 'Factoring of freight bills', 'Winter cash flow'],
    },
    {
      title: 'Other Industries',
      icon: 'circle-plus',
      description: 'If you keep books, there is probably a lender for your industry.',
      items: ['Cannabis/Hemp', 'Lender Finance', 'Pharmaceuticals', 'Real Estate', 'And more'],
    },
  ],
  stories: {
    title: `Six examples of deals, drawn from the ${figures.storyPeriod}, in US dollars`,
    note: 'Illustrative example: the cards show types and sizes of deals. Their descriptions are made up, and results differ.',
    items: [
      {
        amount: figures.storyAcquisition,
        product: 'Term loan',
        use: 'Paid for an acquisition',
        industry: 'Manufacturing',
        invented: true,
      },
      {
        amount: figures.storyTranched,
        product: 'Tranched term loan',
        use: 'Released in parts, as milestones were met',
        industry: 'Ecommerce',
        invented: true,
      },
      {
        amount: figures.storyFactoring,
        product: 'Invoice factoring',
        use: 'Paid crews while clients took their time',
        industry: 'Professional services',
        invented: true,
      },
      {
        amount: figures.storySba,
        product: 'SBA loan',
        use: 'Refinanced debt and equipped a second shop',
        industry: 'Retail',
        invented: true,
      },
      {
        amount: figures.storyVenture,
        product: 'Venture debt',
        use: 'Extended the runway between rounds',
        industry: 'SaaS',
        invented: true,
      },
      {
        amount: figures.storyRevolver,
        product: 'Asset-based revolver',
        use: 'Paid fuel and drivers through a slow winter',
        industry: 'Transportation',
        invented: true,
      },
    ],
  },
  testimonials: { title: 'What owners might say' },
  closing: {
    title: 'See which lenders fund your industry.',
    lede: `One profile, matched in ${figures.matchingTime}. ${statements.costAndPayer}`,
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Talk To An Expert', href: links.meeting },
    ],
  },
};
