import { annuityValue, levelPayment } from './annuity.js';
import { internalRate } from './internal-rate.js';
import { monthsInYear } from './year.js';

export interface Loan {
  /** Borrowed, in dollars. */
  amount: number;
  /** Nominal rate per year, in percent; a twelfth is charged each month. */
  rate: number;
  /** Number of payments, a whole number. */
  months: number;
  /** Deducted from the amount at the start, in dollars. */
  fees: number;
  /**
   * Added to the amount, such as a guarantee fee that the loan pays, in dollars.
   *
   * @default 0
   */
  'financed-fee'?: number;
}

/** One month of a loan, all in dollars. */
export interface LoanMonth {
  /** 1 is the first. */
  month: number;
  interest: number;
  principal: number;
  /** Owed after the payment. */
  balance: number;
}

/**
 * The cost of a loan: the payment at the end of each month, all interest, and that with all fees, in dollars, and the annual rate with fees, in percent, not
 * compounded. What is received is the amount after fees; the payments repay the amount and the financed fee.
 *
 * Source: level-payment amortization, Kellison, The Theory of Interest, chapter 5; annual rate as in Regulation Z, 12 CFR 1026, appendix J.
 *
 * @throws RangeError if the fees use the whole amount
 */
export function loan({ amount, rate, months, fees, 'financed-fee': financedFee = 0 }: Loan) {
  const borrowed = amount + financedFee;
  const payment = levelPayment(borrowed, rate / 100 / monthsInYear, months);
  const interest = Math.max(0, payment * months - borrowed);
  return {
    payment,
    interest,
    cost: interest + fees + financedFee,
    'annual-rate': 100 * monthsInYear * internalRate(amount - fees, payment, months),
  };
}

/**
 * Each month pays interest on the balance, and the rest of the payment reduces the balance to zero in the end. The balance is calculated as the
 * present value of the remaining payments, so that rounding errors do not add up.
 */
export function loanSchedule({ amount, rate, months, 'financed-fee': financedFee = 0 }: Loan): LoanMonth[] {
  const monthly = rate / 100 / monthsInYear;
  const borrowed = amount + financedFee;
  const payment = levelPayment(borrowed, monthly, months);
  const owedAfter = (month: number) => (month === 0 ? borrowed : payment * annuityValue(monthly, months - month));
  return Array.from({ length: months }, (_, before) => {
    const balance = owedAfter(before + 1);
    const principal = owedAfter(before) - balance;
    return { month: before + 1, interest: owedAfter(before) * monthly, principal, balance };
  });
}
