import type { FactSource } from '../schemas/fact.js';
import { fact, percent } from './amounts.js';

const source: FactSource = {
  id: 'connecticut-index',
  title: 'Connecticut Department of Banking, bulletin 3067: the deposit index for 2023',
  href: 'https://portal.ct.gov/DOB/Bulletin/2022/Bulletin-3067-December-2-2022',
  jurisdiction: 'US-CT',
  asOf: '2022-12-02',
  reviewBy: '2027-01-31',
};

/** The deposit index of General Statutes 36a-26, for 2023. Apart from `usury.ts`, because calculators load that. */
export const connecticutIndex = {
  connecticutIndex: fact(percent(0.27), /\bdeposit index\b|indice des dépôts/, source),
};
