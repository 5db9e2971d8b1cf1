import { revenueBasedWhere } from '../facts/broker-rules.js';
import { sbaFacts } from '../facts/sba.js';
import type { CompareOthers } from '../schemas/pages/compare.js';

/** Types that the table leaves out. Apart from it, because it is loaded after it. */
export const compareOthers: CompareOthers = {
  title: 'Not in this table',
  list: [
    {
      title: 'Business credit card',
      description:
        'Free within the grace period if you pay in full, and expensive if you do not. The owner usually guarantees it.',
      href: '/blog/basic-business-banking-products',
    },
    {
      title: 'SBA microloan',
      description: `US: up to ${sbaFacts.sbaMicroloanLimit.text} from a nonprofit lender, at ${sbaFacts.sbaMicroloanRates.text} a year. We do not arrange it.`,
      href: sbaFacts.sbaMicroloanLimit.source.href,
    },
    {
      title: 'Revenue-based financing',
      description: `You pay a share of your sales until a fixed total is reached. Work out its annual rate like that of an advance. ${revenueBasedWhere}`,
      href: '/glossary#revenue-based-financing',
    },
  ],
};
