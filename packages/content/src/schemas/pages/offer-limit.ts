import { z } from 'zod';
import { text } from '../text.js';

/** The legal limit among the results of "Check an offer". `{name}` is replaced by that value. */
export const offerLimit = z.strictObject({
  label: text,
  /** The same in a state. */
  stateLabel: text,
  /** Of a limit that changes each year. */
  yearLabel: text,
  none: text,
  /** Why this limit holds: in Canada, then in a state. */
  reasons: z.strictObject({
    sole: text,
    partners: text,
    small: text,
    company: text,
    large: text,
    newYork: text,
    newYorkLarge: text,
    newYorkPerson: text,
    texas: text,
    georgia: text,
    florida: text,
    floridaLarge: text,
    massachusetts: text,
    connecticut: text,
    arkansas: text,
    colorado: text,
    newJersey: text,
    newJerseyPerson: text,
  }),
  /**
   * Below the answer: `asCredit` for a contract that a court may not take for credit, `person` for a rate that is above the limit of a person alone, and
   * `highest` for one that is above the limit but not above the highest that it can be. `draw` for a rate of a line above the limit, and `exempt` for one
   * above a limit that changes each year, and `byYear` for one that is not. `free` is the answer where there is no limit, with `freeNote` below it.
   */
  over: z.strictObject({
    label: text,
    state: text,
    yes: text,
    no: text,
    asCredit: text,
    person: text,
    highest: text,
    draw: text,
    exempt: text,
    byYear: text,
    free: text,
    freeNote: text,
  }),
  /** Below the payment of a rate that can change. */
  floating: text,
  /** Sentences about the result. `{start}`: how it begins for credit, and for what a court may not take for it. `draw`: before it, of a line. `{court}` in `over`: what a court can do, in Quebec by its own law. */
  sentences: z.strictObject({
    over: text,
    court: text,
    courtInQuebec: text,
    start: text,
    startAsCredit: text,
    draw: text,
    within: text,
    none: text,
  }),
  /** The same in a state. `between` the limit and the highest that it can be, where it changes. `person`: above the limit of a person, but not of a company. `year`: after it, where the limit changes each year. `isVoid`: after `over` or `person`, by the reason of the limit. `purchase`: of an advance at a rate above the limit of a loan, `purchaseOfPerson` of one to a person, and `purchaseByWeek` where the limit changes, before `unlikeSales` if its payments do not follow sales by the answers, and otherwise before `likeSales`. `labelDecides`: in their place, where the name of the contract decides whether it is a loan. */
  stateSentences: z.strictObject({
    over: text,
    within: text,
    between: text,
    person: text,
    none: text,
    year: text,
    isVoid: z.partialRecord(z.string(), text),
    purchase: text,
    purchaseOfPerson: text,
    purchaseByWeek: text,
    labelDecides: text,
    unlikeSales: text,
    likeSales: text,
  }),
});

export type OfferLimit = z.infer<typeof offerLimit>;
