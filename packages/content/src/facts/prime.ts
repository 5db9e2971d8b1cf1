import { fact, percent, percentRange } from './amounts.js';
import { csbfp } from './csbfp.js';
import { sbaFacts } from './sba.js';
import * as sources from './sources.js';
import { surveys } from './surveys.js';

const primeUs = fact(percent(7), /\bprime\b/i, sources.fedPrime);
const primeCanada = fact(percent(4.45), /\bprime\b/i, sources.canadaPrime);

/** The highest rate that a program allows at this prime rate. */
const ceiling = (prime: typeof primeUs, margin: typeof primeUs) =>
  fact(percent((prime.value ?? 0) + (margin.value ?? 0)), /\bceiling/i, prime.source);

const estimate = (prime: typeof primeUs, margin: typeof primeUs) =>
  fact(percent((prime.value ?? 0) + (margin.value ?? 0)), /\btoday's prime\b/i, prime.source);

/** The base rates that floating loans follow, and what follows from them. */
export const prime = {
  primeUs,
  fedRange: fact(percentRange(3.75, 4), /\bFederal Reserve\b|\btarget range\b/, sources.fedRange),
  primeCanada,
  policyRateCanada: fact(percent(2.25), /\bBank of Canada\b/, sources.bankOfCanada),
  sbaCeiling: ceiling(primeUs, sbaFacts.sbaMargin),
  sbaCeilingMiddle: ceiling(primeUs, sbaFacts.sbaMarginMiddle),
  sbaCeilingSmall: ceiling(primeUs, sbaFacts.sbaMarginSmall),
  sbaCeilingSmallest: ceiling(primeUs, sbaFacts.sbaMarginSmallest),
  sbaFixedCeiling: ceiling(primeUs, sbaFacts.sbaFixedMargin),
  sbaFixedCeilingSmallest: ceiling(primeUs, sbaFacts.sbaFixedMarginSmallest),
  /** An estimate: what banks charged above prime for a line at the end of 2023, at this prime rate. */
  bankLineToday: estimate(primeUs, surveys.usLineMargin),
  /** An estimate: what small businesses in Canada paid above prime in 2022, at this prime rate. */
  canadaDebtToday: estimate(primeCanada, surveys.canadaMargin),
  csbfpCeiling: ceiling(primeCanada, csbfp.csbfpMargin),
  csbfpLineCeiling: ceiling(primeCanada, csbfp.csbfpLineMargin),
};
