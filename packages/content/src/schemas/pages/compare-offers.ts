import { z } from 'zod';
import { action } from '../action.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

/** "Compare two offers". The fields and clauses are those of "Check an offer". */
export const compareOffersPage = z.strictObject({
  meta,
  hero: sectionHeading,
  formTitle: text,
  /** Below the form, before the note that all tools share. */
  oneCurrency: text,
  empty: z.strictObject({ title: text, text, action }),
  /** Names of the two offers. */
  offers: z.strictObject({ a: text, b: text }),
  /** `{offer}`: the name of an offer. `{letter}`: its letter. */
  results: z.strictObject({
    lower: text,
    same: text,
    'annual-rate': text,
    cost: text,
    'weekly-payment': text,
    received: text,
    /** Instead of a weekly payment, where everything is paid at the end. */
    atEnd: text,
    days: text,
    after: text,
    /** Notes on a time and a payment of more than 60 days: in months, and for a month. */
    months: text,
    month: text,
  }),
  /**
   * By which offer has the lower rate and which the lower cost. `perDollar` instead of `both` if they pay out different amounts, `sameCost` if they
   * cost the same. After that `early` if the dearer is a loan that could be paid off when the other ends, `time` if they run for different times,
   * and `received` for different amounts. `{why}` in `split` is one of `reasons`:
   * the dearer offer runs for longer (`{time}`: `months` or `days`), pays out more, both, or is repaid more slowly.
   */
  sentences: z.strictObject({
    both: text,
    perDollar: text,
    split: text,
    early: text,
    /** Of an offer whose contract saves nothing then. */
    notEarly: text,
    reasons: z.strictObject({ longer: text, more: text, both: text, slower: text, months: text, days: text }),
    sameCost: text,
    same: text,
    time: text,
    received: text,
  }),
  /** Of two offers that are both above a legal limit (`{limit}`), or far above the prices of banks and programs. */
  neither: z.strictObject({ limit: text, price: text }),
  /**
   * Of one that is above a legal limit: in Canada, there for people only, in a state, there for people only, and in a state whose limit changes.
   * `unknown`: while the state is not known.
   */
  one: z.strictObject({ ca: text, person: text, us: text, personInState: text, changing: text, unknown: text }),
  /** Of the one with the lower rate, if it alone has a confession of judgment. */
  confession: text,
  clauses: z.strictObject({
    caption: text,
    column: text,
    unanswered: text,
    differ: text,
    same: text,
    /** The table of the clauses with the same answer in both offers, and the header of its answers. */
    shared: text,
    both: text,
    /** Clauses without an answer, in both offers and in one. */
    open: z.strictObject({ both: text, one: text }),
    none: text,
  }),
  /** The table of the terms that were entered. `none`: a term that an offer does not have. */
  terms: z.strictObject({ caption: text, column: text, kind: text, none: text, empty: text }),
  /** The button that prints the page. */
  print: text,
  /** The link of each offer to "Check an offer". */
  check: text,
});

export type CompareOffersPage = z.infer<typeof compareOffersPage>;
