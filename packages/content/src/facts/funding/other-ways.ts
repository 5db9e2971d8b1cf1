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
    title: 'SBA Lender Match',
    description:
      'Describe your business once on the site of the SBA, and lenders that make SBA loans can get in touch. It is free. Citizenship decides: owners must be citizens or nationals of the United States.',
    href: 'https://www.sba.gov/funding-programs/loans/lender-match-connects-you-lenders',
    needs: ['stock', 'equipment', 'growth', 'buy'],
    countries: ['us'],
  },
  {
    title: 'Your local SBDC',
    description:
      'Advisers whom the SBA pays in part go through your plan, your statements and your loan application with you, free of charge.',
    href: 'https://www.sba.gov/local-assistance/resource-partners/small-business-development-centers-sbdc',
    needs: anyNeed,
    countries: ['us'],
  },
  {
    title: 'SCORE',
    description: 'A volunteer who has run a business reads your offer or your plan with you, free of charge.',
    href: 'https://www.score.org/find-mentor',
    needs: anyNeed,
    countries: ['us'],
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
    title: 'Community Futures',
    description:
      'Local nonprofit offices outside the big cities lend to new and established businesses that a bank turns down. Each office sets its own limit and rate: ask yours.',
    href: 'https://communityfuturescanada.ca/',
    needs: ['stock', 'equipment', 'gap', 'growth', 'buy'],
    countries: ['ca'],
    // Most lend up to half of this: https://canadabusinessgrants.com/ontario/loan/community-futures-program-cfp-2/
    to: 300_000,
  },
  {
    title: 'Futurpreneur',
    description:
      'Loans without collateral, and a mentor, for owners aged 18 to 39 who start or buy a business. You must be a citizen or permanent resident of Canada.',
    href: 'https://futurpreneur.ca/en/general-eligibility',
    needs: ['stock', 'equipment', 'growth', 'buy'],
    stages: ['new'],
    countries: ['ca'],
    // With the part that BDC lends: https://canadabusinessgrants.com/futurpreneur-startup-program-formerly-startup-collateral-free-loans/
    to: 60_000,
  },
  {
    title: 'Investissement Québec',
    description: 'If your business is in Québec: the province lends to it, or guarantees a loan that a bank makes.',
    href: 'https://www.investquebec.com/quebec/en/financial-products.html',
    needs: ['equipment', 'growth', 'buy'],
    countries: ['ca'],
    // Smaller projects are left to others: https://hellodarwin.com/business-aid/programs/project-financing
    from: 50_000,
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
