import type { FactSource } from '../schemas/fact.js';
import { cad, fact, percent } from './amounts.js';
import { canadianLimits as limits } from './rate-limits.js';

export const criminalRateSource: FactSource = {
  id: 'criminal-rate',
  title: 'Department of Justice Canada, Criminal Interest Rate Regulations (SOR/2024-114)',
  href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2024-114/page-1.html',
  jurisdiction: 'CA',
  asOf: '2025-01-08',
  reviewBy: '2027-05-31',
};

const about = /\bcriminal|\bCriminal|limit on interest|highest (?:legal )?rate|what counts as credit/;

/** Section 347 of Canada's Criminal Code: yearly rates above the limit are an offence. */
export const criminalRate = {
  criminalRate: fact(percent(limits.all), about, criminalRateSource),
  criminalRateCommercial: fact(percent(limits.commercial), about, criminalRateSource),
  criminalRateFrom: fact(cad(limits.from), about, criminalRateSource),
  criminalRateTo: fact(cad(limits.to), about, criminalRateSource),
};
