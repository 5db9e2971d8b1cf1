import type { WhichFitsPage } from '../../schemas/pages/which-fits.js';
import { sbaFacts } from '../sba.js';

const anyNeed = ['stock', 'equipment', 'late', 'gap', 'growth', 'buy'];

/** Ways to money that are not ours. */
export const otherWays: WhichFitsPage['others'] = [
  {
    title: 'SBA microloan',
    description: `Up to ${sbaFacts.sbaMicroloanLimit.text} from a nonprofit lender that advises you as well. New businesses are welcome. Since a notice of ${sbaFacts.sbaMicroloanCitizensSince.text}, owners must be citizens or nationals of the United States.`,
    href: sbaFacts.sbaMicroloanLimit.source.href,
    needs: ['stock', 'equipment', 'gap', 'growth'],
    countries: ['us'],
    to: sbaFacts.sbaMicroloanLimit.value ?? 0,
  },
  {
    title: 'BDC',
    description:
      'The Business Development Bank of Canada lends its own money to businesses, often with more patience than a bank.',
    href: 'https://www.bdc.ca/en/financing',
    needs: ['equipment', 'growth', 'buy', 'stock'],
    countries: ['ca'],
  },
  {
    title: 'Your credit union',
    description: 'It knows your area and decides locally. Ask there before you look further away.',
    href: '/blog/basic-business-banking-products',
    needs: anyNeed,
    countries: ['us', 'ca'],
  },
  {
    title: 'A community lender',
    description:
      'Community development lenders (CDFIs) lend where banks do not, and advise you. Ask each one who it can serve.',
    href: 'https://www.cdfifund.gov/',
    needs: anyNeed,
    countries: ['us'],
  },
  {
    title: 'Waiting',
    description:
      'A record of clean bank statements helps you more than another application today. Read what lenders look at.',
    href: '/blog/how-lenders-evaluate-your-business',
    needs: anyNeed,
    countries: ['us', 'ca'],
  },
];
