import type { FactSource } from '../schemas/fact.js';

/** Apart from `sources.ts`, so that a calculator does not load all of those. */
export const regulationZ: FactSource = {
  id: 'regulation-z',
  title:
    'US Consumer Financial Protection Bureau, Regulation Z, Appendix J: how an annual percentage rate is calculated (undated)',
  href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/J/',
  jurisdiction: 'US',
  asOf: '2026-11-28',
  isUndated: true,
  reviewBy: '2027-05-31',
};
