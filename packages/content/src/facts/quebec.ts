import { cad, fact, years } from './amounts.js';
import * as sources from './sources.js';

/** Quebec's deposit protection, and how long its tax law has a business keep records. */
export const quebec = {
  /** By category, at each authorized institution such as a caisse Desjardins, with the interest. */
  quebecDeposits: fact(cad(100_000), /\bAMF\b|\bAutorité des marchés financiers\b/, sources.quebecDeposits),
  /** After the last year to which they relate. */
  quebecRecords: fact(years(6), /\bTax Administration Act\b/, sources.quebecRecords),
};
