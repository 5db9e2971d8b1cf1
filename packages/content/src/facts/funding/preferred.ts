import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { established } from './limits.js';

/** Where a kind of funding comes before all others, in every language. */
export const preferred: Readonly<Record<string, FundingFit['preferred']>> = {
  'line-of-credit': [
    { needs: ['stock'], stages: established, countries: ['us', 'ca'] },
    { needs: ['order'], stages: established, countries: ['us', 'ca'], to: 250_000 },
  ],
  'term-loans': [{ needs: ['growth', 'buy'], stages: established, countries: ['us'] }],
  'asset-based-lending': [
    { needs: ['late', 'stock'], stages: ['established'], countries: ['us', 'ca'], from: 1_000_000 },
  ],
};
