import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { count, dollars, type FieldRule, type Numbers, percent } from '../definition.js';
import { daysInYear } from '../maths/year.js';

/** Charges that every kind of contract can have besides those of its calculator. */
export const offerCharges: { rules: readonly FieldRule[]; words: typeof words.charges } = {
  words: words.charges,
  rules: [
    percent('draw-fee', { max: 100, fallback: 0 }),
    dollars('annual-fee', { fallback: 0 }),
    dollars('transaction-fee', { fallback: 0 }),
    { ...count('transactions', 10_000), fallback: 1 },
  ],
};

/**
 * All of them together, in dollars: a share of the amount that is drawn, a fee for each year begun and a fee for each transaction. They count as
 * paid on the first day, because credit advanced is what is left after charges (Criminal Code of Canada, section 347).
 */
export const totalCharges = (charges: Numbers, { drawn, days }: { drawn: number; days: number }): number =>
  (drawn * (charges['draw-fee'] ?? 0)) / 100 +
  (charges['annual-fee'] ?? 0) * Math.ceil(days / daysInYear) +
  (charges['transaction-fee'] ?? 0) * (charges.transactions ?? 0);
