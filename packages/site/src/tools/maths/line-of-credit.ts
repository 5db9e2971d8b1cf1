import { daysInYear } from './year.js';

export interface Draw {
  /** The line's limit, in dollars. */
  limit: number;
  /** Borrowed from the line, in dollars. */
  draw: number;
  /** Interest per year on the drawn amount, in percent. */
  rate: number;
  /** Fee per year on the undrawn amount, in percent. */
  standby: number;
  /** Days until the draw is repaid. */
  days: number;
  /**
   * Deducted from the draw, in dollars.
   *
   * @default 0
   */
  fees?: number;
}

/**
 * The cost of a draw in dollars, including the standby fee on the rest of the line and all other fees, and as an annual rate in percent of what is
 * left of the draw after fees.
 *
 * Source: simple interest on the daily balance, actual days over 365, as Canadian and most US lenders charge lines of credit.
 */
export function lineOfCredit({ limit, draw, rate, standby, days, fees = 0 }: Draw) {
  const years = days / daysInYear;
  const cost = (draw * rate * years + (limit - draw) * standby * years) / 100 + fees;
  return { cost, 'annual-rate': (100 * cost) / (draw - fees) / years };
}
