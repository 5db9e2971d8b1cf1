import { z } from 'zod';
import { text } from '../text.js';

/** How the price compares with the highest rate of a public program: not above it, above it, and far above it (`{high}`, `{times}`). `over`: above a legal limit (`{limit}`), which decides by itself. */
const price = { within: text, above: text, far: text, over: text };
/** In Canada `{program}` is a loan or a line, and `overAsCredit` is of a contract that may not be credit. */
const canadianPrice = { ...price, overAsCredit: text, programs: z.strictObject({ loan: text, line: text }) };

/** What comes first of a checked offer, below its figures. */
export const firstLook = z.strictObject({
  /** By the country of the business. */
  price: z.strictObject({ us: z.strictObject(price), ca: z.strictObject(canadianPrice) }),
  /** Before the answers that can cost the most: of one, and of several. */
  answers: z.strictObject({ one: text, several: text }),
  /** What each of them can do, by the id of the question. */
  worst: z.strictObject({ confession: text, reconciliation: text, guarantee: text, attorney: text, default: text }),
  /** Before what the law says that forbids a judgment in advance, instead of `worst.confession`. */
  forbidden: text,
  /** A question, and its answer in each country. */
  signToday: z.strictObject({ question: text, us: text, ca: text }),
});

export type FirstLook = z.infer<typeof firstLook>;
