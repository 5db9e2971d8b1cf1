import { fact, percent } from './amounts.js';
import * as sources from './sources.js';

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
  /** For US$40,000 that is repaid as US$52,000 within a year. */
  advanceExampleFactor: fact({ value: 1.3, text: '1.30' }, /\bFederal Reserve study\b/, sources.clevelandFed),
  advanceExampleRate: fact(percent(60), /\bFederal Reserve study\b/, sources.clevelandFed),
  /** Share of applicants that sought US$100,000 or less. */
  smallRequests: fact(percent(50), /\bCredit Survey\b/, sources.creditSurvey),
};
