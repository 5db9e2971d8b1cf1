import { printedDay } from '../amounts.js';
import { prime } from '../prime.js';
import { surveys } from '../surveys.js';

/** What small businesses paid banks in the US for a new term loan: two medians, not the ends of a range. */
export const bankLoans = `${surveys.usTermRateVariable.text} floating, ${surveys.usTermRateFixed.text} fixed`;
/** What it is, in a cell of the comparison. */
export const bankLoansLabel =
  'Medians of new loans at US banks in a Kansas City Fed Survey, July to September 2025, more than a year ago: half cost more';
export const bankLoansRange = `US medians: the Kansas City Fed's Small Business Lending Survey. Reported rates ran from ${surveys.usTermRates.text}. They may be lower or higher now: the survey of the next quarter says that rates fell, and the Federal Reserve raised its rate later.`;

/** Our estimate of what banks in the US charge for a floating line. */
export const bankLines = `About ${prime.bankLineToday.text}`;
export const bankLinesAge = `What a line cost above prime at the end of 2023, in the same survey, added to the prime rate of ${printedDay(prime.primeUs.source.asOf)}.`;
