import { internalRate } from './internal-rate.js';
import { daysInYear } from './year.js';

/** A merchant cash advance as its contract states it. */
export interface CashAdvance {
  /** In dollars, before fees are deducted. */
  amount: number;
  /** Dollars paid back for each dollar advanced, at least 1. */
  factor: number;
  /** Calendar days until the last payment, a whole number. */
  days: number;
  /** Deducted on day 0, in dollars. */
  fees: number;
}

/**
 * The cost of a merchant cash advance that is paid back in equal payments, one on each of the days 1 to `days`: in dollars, and as an annual
 * rate in percent, not compounded.
 *
 * Source: the annual percentage rate of Regulation Z, 12 CFR 1026.22 and appendix J, which California (10 CCR 940, 942) and New York
 * (Financial Services Law 803) require for sales-based financing, with 365 unit periods of one day.
 *
 * @throws RangeError if the fees use the whole amount, or less is paid back than was advanced
 */
export function cashAdvance({ amount, factor, days, fees }: CashAdvance) {
  const payback = amount * factor;
  const payment = payback / days;
  return {
    payback,
    cost: payback - amount + fees,
    payment,
    'annual-rate': 100 * daysInYear * internalRate(amount - fees, payment, days),
  };
}

/**
 * The part of the received money that is not yet paid back, at the end of each day from 0 to `days`, in dollars. Negative when more has been paid
 * than was received.
 */
export const balanceByDay = ({ amount, factor, days, fees }: CashAdvance): number[] =>
  Array.from({ length: days + 1 }, (_, day) => amount - fees - (amount * factor * day) / days);
