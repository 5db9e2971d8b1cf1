import type { FactSource } from '../schemas/fact.js';
import { fact, percent } from './amounts.js';

export const oldCriminalRateSource: FactSource = {
  id: 'old-criminal-rate',
  title: 'Canada Gazette, order SI/2024-25: the limit before January 1, 2025',
  href: 'https://gazette.gc.ca/rp-pr/p2/2024/2024-06-19/html/si-tr25-eng.html',
  jurisdiction: 'CA',
  asOf: '2024-06-19',
  reviewBy: '2027-05-31',
};

/** That the old limit still applies to older agreements: we have not read that part of the Budget Implementation Act, 2023, No. 1. */
export const oldAgreementsSummary =
  'https://www.mondaq.com/canada/financial-services/1570940/reminder-new-lower-criminal-interest-rate-now-in-effect';

const yearlySource: FactSource = {
  id: 'old-criminal-rate-yearly',
  title: 'Canada Gazette, order SI/2025-4: the old limit as an annual percentage rate',
  href: 'https://gazette.gc.ca/rp-pr/p2/2025/2025-01-01/html/si-tr4-eng.html',
  jurisdiction: 'CA',
  asOf: '2025-01-01',
  reviewBy: '2027-05-31',
};

const about = /\bold limit\b|ancienne limite/;

/** Section 347 of Canada's Criminal Code before January 1, 2025: it still applies to agreements made before. Apart from the rates of today, because few pages name it. */
export const oldCriminalRate = {
  /** An effective yearly rate, compounded. */
  oldCriminalRate: fact(percent(60), about, oldCriminalRateSource),
  /** The same as an annual percentage rate, about. */
  oldCriminalRateYearly: fact(percent(48), about, yearlySource),
};

export const oldAgreements = `For an agreement made before January 1, 2025 the old limit applies: ${oldCriminalRate.oldCriminalRate.text} a year, compounded, or about ${oldCriminalRate.oldCriminalRateYearly.text} as an annual percentage rate.`;
