import { z } from 'zod';
import { slug, text } from '../text.js';

/** How the price compares with the highest rate of a public program: not above it, above it, and far above it (`{high}`, `{times}`). `over`: above a legal limit (`{limit}`), which decides by itself. */
const price = { within: text, above: text, far: text, over: text };
/**
 * Before the comparison with a public program. `between`: in a state whose limit changes, above `{limit}` until `{bills}`. `overByYear`: above that of
 * a `{year}`. `overOfPerson`: above that of a `{person}` alone. `overAsLoan`: of a cash advance that is above the limit of a loan, of one to a person, or
 * of one that changes by the week. `overByLabel`: of one whose name decides whether it is a loan.
 */
const statePrice = {
  ...price,
  between: text,
  overByYear: text,
  overOfPerson: text,
  overByLabel: text,
  overAsLoan: text,
  overAsLoanOfPerson: text,
  overAsLoanByWeek: text,
};
/** In Canada `{program}` is a loan or a line, and `overAsCredit` is of a contract that may not be credit. */
const canadianPrice = { ...price, overAsCredit: text, programs: z.strictObject({ loan: text, line: text }) };

/** What comes first of a checked offer, below its figures. */
export const firstLook = z.strictObject({
  /** By the country of the business. */
  price: z.strictObject({ us: z.strictObject(statePrice), ca: z.strictObject(canadianPrice) }),
  /** First, if the payments are more than the sales, or the lowest balance covers none, with the `{share}` of the sales if it is known. `asPerson`: of a sole proprietor. */
  payment: z.strictObject({ overSales: text, share: text, balance: text }),
  asPerson: text,
  /** Before the answers that can cost the most: of one, and of several. */
  answers: z.strictObject({ one: text, several: text }),
  /** What each of them can do, by the id of the question and the answer, the worst first. */
  worst: z.record(slug, z.partialRecord(z.enum(['yes', 'no', 'silent']), text)),
  /** Of debits that a law forbids. */
  forbiddenDebit: text,
  /** Before what the law says that forbids a judgment in advance, instead of `worst.confession`. */
  forbidden: text,
  /** Of an advance that is owed already: a question, and its answer beside another advance, a loan or line, and factoring. */
  otherAdvance: z.strictObject({ question: text, advance: text, credit: text, factoring: text }),
  /** A question, and its answer in each country, or in a province. */
  signToday: z.strictObject({ question: text, us: text, ca: text, byRegion: z.record(z.string(), text) }),
  /** Label of the link to the request further down. */
  request: text,
});

export type FirstLook = z.infer<typeof firstLook>;
