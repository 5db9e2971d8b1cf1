import type { FundingFit } from '../../schemas/pages/which-fits.js';

const everywhere = (...ids: string[]): FundingFit['sources'] => ({ us: ids, ca: ids });
const termLoan = {
  us: ['kansas-city-loans', 'online-rates'],
  ca: ['credit-conditions', 'oecd-canada', 'canada-prime', 'csbfp'],
};

/** Ids of the sources of what a result always says of a kind of funding: its cost, its limits and who signs. */
export const fitSources: Readonly<Record<string, FundingFit['sources']>> = {
  'invoice-factoring': everywhere('factoring-rates'),
  'equipment-financing': { us: termLoan.us, ca: [...termLoan.ca, 'online-rates'] },
  'inventory-financing': everywhere('example-inventory'),
  'po-financing': everywhere('boundless', 'example-po'),
  'line-of-credit': {
    us: ['kansas-city-lines', 'fed-prime'],
    ca: termLoan.ca,
  },
  'government-backed-loan': {
    us: ['sba-terms', 'fed-prime', 'sba-owners', 'sba-guarantee', 'boundless'],
    ca: ['csbfp', 'canada-prime'],
  },
  'term-loans': termLoan,
  'asset-based-lending': everywhere('boundless', 'example-abl'),
  'merchant-cash-advance': everywhere('ftc', 'boundless'),
};
