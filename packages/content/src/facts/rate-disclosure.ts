import { fact, words } from './amounts.js';
import { financialCode22802 } from './disclosure-sources.js';

/** Where a funder has to state an annual percentage rate. `disclosure-laws.ts` has the rest of these laws. */
export const rateDisclosure = {
  /** The beginning of a sentence. */
  rateStates: fact(
    words(
      'California and New York require most funders to state an annual percentage rate with each offer, up to $500,000 in California and $2.5 million in New York',
    ),
    /\bCalifornia and New York require\b/,
    financialCode22802,
  ),
};
