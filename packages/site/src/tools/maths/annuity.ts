/**
 * The present value of `count` payments of 1, each at the end of a period, at the rate `rate` per period:
 * `(1 - (1 + rate)^-count) / rate`, or `count` if the rate is zero.
 *
 * Source: present value of an annuity-immediate, Kellison, The Theory of Interest, chapter 3; the same as `PV` in spreadsheets.
 *
 * @param rate per period, as a fraction (0.01 is 1 %)
 * @param count number of periods
 */
export function annuityValue(rate: number, count: number): number {
  if (rate === 0) return count;
  // Accurate for very small rates too, where `1 + rate` would lose digits.
  return -Math.expm1(-count * Math.log1p(rate)) / rate;
}

/**
 * The level payment at the end of each period that repays `amount`.
 *
 * Source: as for `annuityValue`; the same as `PMT` in spreadsheets.
 *
 * @param amount in dollars
 * @returns dollars per period
 */
export const levelPayment = (amount: number, rate: number, count: number): number => amount / annuityValue(rate, count);
