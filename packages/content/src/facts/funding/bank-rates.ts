import { printedDay } from '../amounts.js';
import { prime } from '../prime.js';
import { surveys } from '../surveys.js';

/** Our estimate of what banks in the US charge for a loan or a line, from a floating rate to a fixed one. */
export const bankLoans = `About ${prime.bankLoanToday.text} to ${surveys.usTermRateFixed.text}`;
export const bankLines = `About ${prime.bankLineToday.text} to ${surveys.usLineRateFixed.text}`;

/** How old both are, in a row of the comparison. */
export const bankRatesAge = `From a survey of the end of 2023 and the prime rate of ${printedDay(prime.primeUs.source.asOf)}.`;

/** How both were found. */
export const bankRatesNote = `Our estimate for banks in US cities comes from a survey of the Federal Reserve Bank of Kansas City at the end of 2023. The lower figure is our estimate for a floating rate: what banks then charged above prime, added to the prime rate of ${printedDay(prime.primeUs.source.asOf)}, which may have changed since. The higher figure is the median fixed rate at the end of 2023.`;
