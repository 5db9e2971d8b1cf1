import { fact, percent, percentRange, points } from './amounts.js';
import * as sources from './sources.js';

/** What a fee of so many per cent of an invoice comes to in a year, if 85% is advanced and the customer pays after 30 days. */
const factoringYear = (fee: number) => Math.round((fee / 0.85) * (365 / 30));

/** What small businesses paid, as surveys found it. */
export const surveys = {
  canadaTermRate: fact(percent(6.1), /\bISED\b|\bCredit Conditions\b/, sources.isedCredit),
  canadaShortTermRate: fact(percent(6.4), /\bISED\b|\bCredit Conditions\b/, sources.isedCredit),
  canadaTermCollateral: fact(percent(71), /\bISED\b|\bCredit Conditions\b/, sources.isedCredit),
  canadaShortTermCollateral: fact(percent(52), /\bISED\b|\bCredit Conditions\b/, sources.isedCredit),
  /** Medians of new loans at urban banks. */
  usTermRateFixed: fact(percent(8), /\bKansas City\b/, sources.kansasCityFed),
  usTermRateVariable: fact(percent(8.9), /\bKansas City\b/, sources.kansasCityFed),
  usLineRateFixed: fact(percent(7.7), /\bKansas City\b/, sources.kansasCityFed),
  usLineRateVariable: fact(percent(9.1), /\bKansas City\b/, sources.kansasCityFed),
  /** What a floating loan or line cost above the prime rate of that time, 8.5%. */
  usTermMargin: fact(points(0.4), /\bKansas City\b/, sources.kansasCityFed),
  usLineMargin: fact(points(0.6), /\bKansas City\b/, sources.kansasCityFed),
  /** Of the amount, on top of it. */
  advanceFee: fact(percentRange(20, 50), /\bFederal Trade Commission\b/, sources.tradeCommission),
  /** Calculated from it: the lowest fee paid back daily in 365 days, and the highest in 180. A test of the site's calculator holds both. */
  advanceYear: fact(percentRange(38, 177), /\badvance\b.*\ba year\b/i, sources.tradeCommission),
  /** Of the invoice. */
  factoringFee: fact(percentRange(1, 5), /\b[Ff]actoring fees\b/, sources.factoringRates),
  factoringYear: fact(
    percentRange(factoringYear(1), factoringYear(5)),
    /\bfactoring\b.*\ba year\b/i,
    sources.factoringRates,
  ),
  /** Share of applicants that sought US$100,000 or less. */
  smallRequests: fact(percent(50), /\bCredit Survey\b/, sources.creditSurvey),
};
