import { criminalRate } from '../criminal-rate.js';
import { sbaFacts } from '../sba.js';
import { usury } from '../usury.js';

/** What an owner should know before signing. Several pages share these sentences. */
export const warnings = {
  advanceAndSba: `In the US, SBA 7(a) and 504 loans have not been allowed to repay an advance or factoring since ${sbaFacts.sbaNoAdvancesSince.text}, so do not count on one. We have not read the rules of October 1, 2026: ask the lender.`,
  canadianLimit: `In Canada, if it counts as credit, the limit is ${criminalRate.criminalRate.text} a year for a sole proprietor at any amount, and for a company up to ${criminalRate.criminalRateFrom.text}; ${criminalRate.criminalRateCommercial.text} for a company above that, up to ${criminalRate.criminalRateTo.text}. Above that there is no limit. To offer or advertise credit over the limit is an offence too. The US has no federal limit for businesses, and states differ.`,
  newYorkUsury: `In New York, a loan of less than ${usury.newYorkUsuryBelow.text} at more than ${usury.newYorkUsury.text} a year is criminal usury. It is void, even if a company borrows. Whether an advance counts as a loan depends on the contract: courts there look at whether payments follow sales, whether there is a fixed term, and whether the funder can still collect if you go bankrupt.`,
} as const;
