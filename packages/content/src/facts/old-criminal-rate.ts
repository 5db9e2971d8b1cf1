import type { FactSource } from '../schemas/fact.js';
import { fact, percent } from './amounts.js';

export const oldCriminalRateSource: FactSource = {
  id: 'old-criminal-rate',
  title: 'Mondaq: the new criminal interest rate, and agreements made before January 1, 2025 (undated)',
  href: 'https://www.mondaq.com/canada/financial-services/1570940/reminder-new-lower-criminal-interest-rate-now-in-effect',
  jurisdiction: 'CA',
  asOf: '2026-11-29',
  isUndated: true,
  reviewBy: '2027-05-31',
};

const about = /\bold limit\b|ancienne limite/;

/** Section 347 of Canada's Criminal Code before January 1, 2025: it still applies to agreements made before. Apart from the rates of today, because few pages name it. */
export const oldCriminalRate = {
  /** An effective yearly rate, compounded. */
  oldCriminalRate: fact(percent(60), about, oldCriminalRateSource),
  /** The same as an annual percentage rate, about. */
  oldCriminalRateYearly: fact(percent(48), about, oldCriminalRateSource),
};

export const oldAgreements = `For an agreement made before January 1, 2025 the old limit applies: ${oldCriminalRate.oldCriminalRate.text} a year, compounded, or about ${oldCriminalRate.oldCriminalRateYearly.text} as an annual percentage rate.`;
