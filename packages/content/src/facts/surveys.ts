import { fact, percent, usd, words } from './amounts.js';
import * as sources from './sources.js';

/** What a fee of so many per cent of an invoice comes to in a year, if 85% is advanced and the customer pays after 30 days. */
const factoringYear = (fee: number) => `${Math.round((fee / 0.85) * (365 / 30))}%`;

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
  advanceExampleAmount: fact(usd(40_000), /\bFederal Reserve study\b/, sources.clevelandFed),
  /** Paid back within a year. */
  advanceExamplePayback: fact(usd(52_000), /\bFederal Reserve study\b/, sources.clevelandFed),
  advanceExampleFactor: fact({ value: 1.3, text: '1.30' }, /\bFederal Reserve study\b/, sources.clevelandFed),
  advanceExampleRate: fact(percent(60), /\bFederal Reserve study\b/, sources.clevelandFed),
  /** Of the amount, on top of it. */
  advanceFee: fact(words('20% to 50%'), /\bFederal Trade Commission\b/, sources.tradeCommission),
  /** Of the invoice. */
  factoringFee: fact(words('1% to 5%'), /\b[Ff]actoring fees\b/, sources.factoringRates),
  factoringYear: fact(
    words(`${factoringYear(1)} to ${factoringYear(5)}`),
    /\bfactoring\b.*\ba year\b/i,
    sources.factoringRates,
  ),
  /** Share of applicants that sought US$100,000 or less. */
  smallRequests: fact(percent(50), /\bCredit Survey\b/, sources.creditSurvey),
};
