import { printedDay } from '../amounts.js';
import { prime } from '../prime.js';
import { surveys } from '../surveys.js';

/** What owners pay for bank loans in the US, from a floating rate to a fixed one. */
export const bankLoans = `About ${prime.bankLoanToday.text} to ${surveys.usTermRateFixed.text}`;

const note = (kind: string) =>
  `The lower figure is our estimate for floating ${kind}: what banks charged above prime at the end of 2023, added to the prime rate of ${printedDay(prime.primeUs.source.asOf)}, which may have changed since. The higher figure is the median for fixed ${kind} at the end of 2023.`;

export const bankLoanNote = note('loans');
export const bankLineNote = note('lines');
