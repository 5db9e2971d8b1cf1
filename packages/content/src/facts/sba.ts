import { day, fact, percent, percentRange, points, pointsRange, usd, words, years } from './amounts.js';
import * as sources from './sba-sources.js';

const sba = /\b7\(a\)|\bSBA\b/;
const fee = /\bguarantee fee|\bupfront fee|\bguaranty fee/i;

/** Programs of the US Small Business Administration. */
export const sbaFacts = {
  sbaLimit: fact(usd(5_000_000), sba, sources.sbaTerms),
  sbaExpressLimit: fact(usd(500_000), /\bExpress\b/, sources.sbaTerms),
  sbaYears: fact(years(10), /\b7\(a\)/, sources.sbaTerms),
  sbaYearsProperty: fact(years(25), /\b7\(a\)/, sources.sbaTerms),
  sbaGuaranteeSmall: fact(percent(85), /\bguarant/i, sources.sbaTypes),
  sbaGuaranteeSmallTo: fact(usd(150_000), /\bguarant/i, sources.sbaTypes),
  sbaGuarantee: fact(percent(75), /\bguarant/i, sources.sbaTypes),
  sbaExpressGuarantee: fact(percent(50), /\bExpress\b/, sources.sbaTypes),
  sbaExportGuarantee: fact(percent(90), /\bexport/, sources.sbaTypes),
  /** The highest variable rate is prime plus this, whatever base rate the loan follows. It depends on the amount. */
  sbaMargin: fact(points(3), sba, sources.sbaTerms),
  sbaMarginFrom: fact(usd(350_000), sba, sources.sbaTerms),
  sbaMarginSmallest: fact(points(6.5), sba, sources.sbaTerms),
  sbaMarginSmallestTo: fact(usd(50_000), sba, sources.sbaTerms),
  sbaMarginSmall: fact(points(6), sba, sources.sbaTerms),
  sbaMarginSmallTo: fact(usd(250_000), sba, sources.sbaTerms),
  /** Up to `sbaMarginFrom`. */
  sbaMarginMiddle: fact(points(4.5), sba, sources.sbaTerms),
  sbaMargins: fact(pointsRange(3, 6.5), sba, sources.sbaTerms),
  /** Lenders may also follow SOFR or the Treasury's notes of 5 and 10 years. */
  sbaBaseRatesSince: fact(day('2026-03-01'), /\bSOFR\b/, sources.sbaBaseRates),
  /** The highest fixed rate is prime plus this. It depends on the amount. */
  sbaFixedMargin: fact(points(5), sba, sources.sbaFixedRates),
  sbaFixedMarginFrom: fact(usd(250_000), sba, sources.sbaFixedRates),
  sbaFixedMarginSmallest: fact(points(8), sba, sources.sbaFixedRates),
  sbaFixedMarginSmallestTo: fact(usd(25_000), sba, sources.sbaFixedRates),
  sbaFixedMargins: fact(pointsRange(5, 8), sba, sources.sbaFixedRates),
  /** Income for each dollar of payments, on loans above US$350,000. */
  sbaCoverage: fact({ value: 1.15, text: '1.15' }, /\bcoverage\b/, sources.sbaSop),
  /** The same for 7(a) loans of up to US$350,000, but not for SBA Express. */
  sbaCoverageSmall: fact({ value: 1.1, text: '1.10' }, /\bcoverage\b/, sources.sbaSmallLoans),
  sbaCoverageSmallSince: fact(day('2026-03-01'), /\bcoverage\b|\bbank statements\b/, sources.sbaSmallLoans),
  /** The day of SOP 50 10 8.1. Its text has not been read. */
  sbaSopNextSince: fact(day('2026-10-01'), /\bratio\b/, sources.sbaSopNext),
  sbaDecision: fact(words('5 to 10 business days'), sba, sources.sbaTypes),
  sbaGuarantorShare: fact(percent(20), sba, sources.sbaGuarantee),
  /** Of the whole project, from the borrower: for a business of up to a year, and for the purchase of a whole business. SOP 50 10 8 says so. */
  sbaEquity: fact(percent(10), /\bequity injection\b/, sources.sbaSop),
  sbaPrepayment: fact(words('5%, 3% and then 1%'), /\bprepa|\bearly\b/i, sources.sbaPrepayment),
  sbaPrepaymentFrom: fact(years(15), /\bprepa|\bearly\b/i, sources.sbaPrepayment),
  /** 7(a) and 504 loans may not repay cash advances or factoring. SOP 50 10 8 says so. */
  sbaNoAdvancesSince: fact(day('2025-06-01'), /\b7\(a\)|\brefinanc/, sources.sbaSop),
  /** All owners must be citizens or nationals of the United States who live there. */
  sbaCitizensSince: fact(day('2026-03-01'), /\bowner/, sources.sbaOwners),
  /** The same for microloans: the day of the notice, in force 30 days after its publication. */
  sbaMicroloanCitizensSince: fact(day('2026-03-09'), /\b[Mm]icroloan/, sources.sbaMicroloanOwners),
  /** Working capital for manufacturers, as a term loan or a revolving line. */
  sbaMarcLimit: fact(usd(5_000_000), /\bMARC\b/, sources.sbaMarc),
  sbaMarcSince: fact(day('2025-10-01'), /\bMARC\b/, sources.sbaMarc),
  sbaMarcYears: fact(years(10), /\bMARC\b/, sources.sbaMarc),
  sbaMarcLineYears: fact(years(20), /\bMARC\b/, sources.sbaMarc),
  /** The last day of the pilot for credit lines, unless the agency extends it. */
  sbaWorkingCapitalUntil: fact(
    day('2027-07-31'),
    /\b[Ww]orking [Cc]apital [Pp]ilot\b/,
    sources.sbaWorkingCapitalNotice,
  ),
  /** Per cent of the guaranteed part, on terms above a year, in fiscal year 2026. */
  sbaFeeSince: fact(day('2025-03-27'), fee, sources.sbaFees),
  sbaFeeSmall: fact(percent(2), fee, sources.sbaFees),
  sbaFeeSmallTo: fact(usd(150_000), fee, sources.sbaFees),
  sbaFee: fact(percent(3), fee, sources.sbaFees),
  sbaFeeTo: fact(usd(700_000), fee, sources.sbaFees),
  sbaFeeLarge: fact(percent(3.5), fee, sources.sbaFees),
  sbaFeeAboveMillion: fact(percent(3.75), fee, sources.sbaFees),
  sbaFeeManufacturersTo: fact(usd(950_000), /\bmanufactur/, sources.sbaManufacturers),
  sbaFeeManufacturersUntil: fact(day('2026-09-30'), /\bfiscal year\b/, sources.sbaManufacturers),
  sba504Limit: fact(usd(5_000_000), /\b504\b/, sources.sba504),
  sba504LimitManufacturers: fact(usd(5_500_000), /\b504\b|\bmanufacturers\b/, sources.sba504),
  /** 7(a) and 504 loans of one borrower together. */
  sbaBothLimit: fact(usd(10_000_000), /\b504\b/, sources.sbaBothPrograms),
  sbaBothSince: fact(day('2026-07-04'), /\b504\b/, sources.sbaBothPrograms),
  /** Of the project, from the borrower: in business for two years or less, or a special-purpose building. Then for both. */
  sba504Share: fact(percent(15), /\bspecial-purpose\b/, sources.sba504Share),
  sba504ShareOfBoth: fact(percent(20), /\bspecial-purpose\b/, sources.sba504Share),
  sbaMicroloanLimit: fact(usd(50_000), /\b[Mm]icroloan/, sources.sbaMicroloans),
  sbaMicroloanRates: fact(percentRange(8, 13), /\b[Mm]icroloan/, sources.sbaMicroloans),
  eidlLimit: fact(usd(2_000_000), /\bdisaster\b|\bEIDL\b|\bEconomic [Ii]njury\b/, sources.sbaDisaster),
  eidlRate: fact(percent(4), /\bdisaster\b|\bEIDL\b|\bEconomic [Ii]njury\b/, sources.sbaDisaster),
  eidlYears: fact(years(30), /\bdisaster\b|\bEIDL\b|\bEconomic [Ii]njury\b/, sources.sbaDisaster),
};

/** `sbaCitizensSince` in a sentence, for pages that offer the loans. */
export const sbaOwnersRule =
  'For an SBA loan, every owner must be a US citizen or national who lives in the United States.';
