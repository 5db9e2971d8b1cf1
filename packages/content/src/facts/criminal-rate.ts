import type { FactSource } from '../schemas/fact.js';
import { cad, fact, percent } from './amounts.js';

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
  criminalRate: fact(percent(35), about, criminalRateSource),
  criminalRateCommercial: fact(percent(48), about, criminalRateSource),
  criminalRateFrom: fact(cad(10_000), about, criminalRateSource),
  criminalRateTo: fact(cad(500_000), about, criminalRateSource),
};

/**
 * The highest yearly rate, in per cent, that a business in Canada may be charged on an amount in Canadian dollars. A sole proprietor is a natural
 * person, to whom the limits for commercial loans never apply. They apply to any other borrower above C$10,000.
 */
export function canadianLimit({ amount, sole }: { amount: number; sole: boolean }): number | 'none' {
  const {
    criminalRate: all,
    criminalRateCommercial: commercial,
    criminalRateFrom: from,
    criminalRateTo: to,
  } = criminalRate;
  if (sole || amount <= (from.value ?? 0)) return all.value ?? 0;
  return amount <= (to.value ?? 0) ? (commercial.value ?? 0) : 'none';
}
