import { annuityValue } from './annuity.js';

/**
 * The rate per period at which the present value of `count` equal payments is `received`: the root of
 * `payment * annuityValue(rate, count) = received`.
 *
 * Source: the actuarial method of Regulation Z, 12 CFR 1026, appendix J, for one advance and level payments; the same as `RATE`
 * in spreadsheets.
 *
 * @param received in dollars, more than zero
 * @param payment in dollars at the end of each period; all payments together must be at least `received`
 * @param count of payments, at least 1
 * @returns a fraction per period (0.01 is 1 %)
 * @throws RangeError if there is no rate of zero or more
 */
export function internalRate(received: number, payment: number, count: number): number {
  const repaid = payment * count;
  if (!(received > 0 && count >= 1 && Number.isFinite(repaid))) throw new RangeError('Nothing is received or repaid');
  // Equal except for rounding: the rate is zero.
  if (Math.abs(repaid - received) <= received * 1e-12) return 0;
  if (repaid < received) throw new RangeError('Less is repaid than was received');
  // At the rate `payment / received` even an infinite number of payments is worth only `received`.
  let low = 0;
  let high = payment / received;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (payment * annuityValue(middle, count) > received) low = middle;
    else high = middle;
  }
}
