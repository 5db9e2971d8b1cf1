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
  /** Above prime, for all debt of small businesses in 2022. */
  canadaMargin: fact(points(2.1), /\bOECD\b|\bOCDE\b/, sources.oecdCanada),
  /** New term loans of US banks in the third quarter of 2025: the medians of fixed and of floating rates, and the lowest and highest of both. */
  usTermRateFixed: fact(percent(7.22), /\bKansas City\b/, sources.kansasCityLoans),
  usTermRateVariable: fact(percent(7.75), /\bKansas City\b/, sources.kansasCityLoans),
  usTermRates: fact(percentRange(5.53, 11), /\bKansas City\b/, sources.kansasCityLoans),
  /** What a floating line cost at banks in cities above the prime rate of the end of 2023, 8.5%: its median was 9.1%. */
  usLineMargin: fact(points(0.6), /\bKansas City\b/, sources.kansasCityLines),
  /** What online lenders ask in a year for term loans, with fees. */
  onlineLoans: fact(percentRange(14, 99), /\b[Oo]nline\b/, sources.onlineRates),
  /** In a year, with fees, for lines and equipment; for advances and money against invoices a second source beside our own calculations. */
  linesElsewhere: fact(percentRange(10, 99), /\bFundera\b/, sources.onlineRates),
  equipmentElsewhere: fact(percentRange(4, 45), /\bFundera\b/, sources.onlineRates),
  advanceElsewhere: fact(percentRange(40, 350), /\bFundera\b/, sources.onlineRates),
  invoicesElsewhere: fact(percentRange(10, 79), /\bFundera\b/, sources.onlineRates),
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
