import { fact, percent } from './amounts.js';
import { sources } from './sources.js';

/** The base rates that floating loans follow. */
export const prime = {
  primeUs: fact(percent(6.75), /\bprime\b/i, sources.fedPrime),
  primeCanada: fact(percent(4.45), /\bprime\b/i, sources.canadaPrime),
  policyRateCanada: fact(percent(2.25), /\bBank of Canada\b/, sources.canadaPrime),
};
