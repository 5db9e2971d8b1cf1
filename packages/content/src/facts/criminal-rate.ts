import { cad, fact, percent } from './amounts.js';
import * as sources from './sources.js';

const about = /\bcriminal|\bCriminal|limit on interest|highest (?:legal )?rate|what counts as credit/;

/** Section 347 of Canada's Criminal Code: yearly rates above the limit are an offence. */
export const criminalRate = {
  criminalRate: fact(percent(35), about, sources.criminalRate),
  criminalRateCommercial: fact(percent(48), about, sources.criminalRate),
  criminalRateFrom: fact(cad(10_000), about, sources.criminalRate),
  criminalRateTo: fact(cad(500_000), about, sources.criminalRate),
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
