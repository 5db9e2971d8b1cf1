import type { FactSource } from '../schemas/fact.js';
import { fact, percent } from './amounts.js';
import { usuryLimits } from './rate-limits.js';

const source: FactSource = {
  id: 'connecticut-index',
  title: 'Connecticut Department of Banking, bulletin 3172: the deposit index for 2025',
  href: 'https://portal.ct.gov/dob/bulletin/2024/bulletin-3172-december-6-2024',
  jurisdiction: 'US-CT',
  asOf: '2024-12-06',
  reviewBy: '2026-12-12',
};

/** The deposit index of General Statutes 36a-26, for 2025, and the limit that follows from it. Apart from `usury.ts`, because calculators load that. */
export const connecticutIndex = {
  connecticutIndex: fact(percent(0.52), /\bdeposit index\b|indice des dépôts/, source),
  connecticutLimit: fact(percent(usuryLimits.connecticut), /\bdeposit index\b|indice des dépôts/, source),
};
