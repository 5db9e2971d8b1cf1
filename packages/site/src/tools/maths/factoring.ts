import { daysInYear } from './year.js';

/** One invoice that is sold to a factor. */
export interface FactoredInvoice {
  /** Its amount, in dollars. */
  invoice: number;
  /** Paid at once, in percent of the invoice. */
  advance: number;
  /** For each started period of 30 days, in percent of the invoice. */
  fee: number;
  /** Until the customer pays. */
  days: number;
  /**
   * Deducted from what is paid at once, in dollars.
   *
   * @default 0
   */
  fees?: number;
}

/** Days that one fee covers. */
const feePeriod = 30;

/**
 * The cost of selling an invoice. `received` is paid out at once, after fees, and `reserve` when the customer has paid, in dollars; the annual rate is in
 * percent of what was received.
 *
 * Source: a flat fee for each started period, as in factoring agreements; simple interest on actual days over 365.
 */
export function invoiceFactoring({ invoice, advance, fee, days, fees = 0 }: FactoredInvoice) {
  const received = (invoice * advance) / 100 - fees;
  const cost = (invoice * fee * Math.ceil(days / feePeriod)) / 100 + fees;
  return {
    received,
    cost,
    reserve: invoice - received - cost,
    'annual-rate': (100 * cost * daysInYear) / received / days,
  };
}
