/** The payments of a contract, and the lowest balance of a business's account. Amounts are in dollars. */
export interface WorstMonth {
  balance: number;
  /** One payment, more than zero. */
  payment: number;
  /** How many payments there are. */
  payments: number;
  /** Days from one payment to the next. */
  interval: number;
}

/**
 * What a contract takes from an account at its lowest: the payments of seven days, and how many payments the balance covers before new sales come in.
 *
 * Source: division; a month is a twelfth of 365 days.
 */
export function worstMonth({ balance, payment, payments, interval }: WorstMonth) {
  // A quotient such as 15.999999999999998 is 16.
  const covered = Math.floor(balance / payment + 1e-9);
  return {
    'weekly-payment': payment * Math.min(7 / interval, payments),
    'payments-covered': Math.min(covered, payments),
  };
}
