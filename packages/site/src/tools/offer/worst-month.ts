import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import type { CalculatorResult } from '@boundless/ui/types';
import { type Calculation, dollars, type FieldRule, type Texts } from '../definition.js';
import { fill, inCents, money } from '../format.js';
import { worstMonth } from '../maths/index.js';
import { readFields } from '../solve.js';
import { type OfferKind, type OfferTerms, offerKinds } from './offer-kinds.js';

const name = 'lowest-balance';

/** The field for the lowest balance, of contracts with more than one payment. */
export const worstMonthFields = (kind: OfferKind): { rules: readonly FieldRule[]; words: typeof words.worstMonth } => ({
  words: words.worstMonth,
  rules: offerKinds[kind].interval === undefined ? [] : [dollars(name, { fallback: 0 })],
});

/** The lowest balance in dollars, if it is given and the contract has payments, and a message if it is wrong. */
export function readLowestBalance(kind: OfferKind, values: Texts): { errors: Texts; balance?: number } {
  const { errors, values: read } = readFields(worstMonthFields(kind).rules, values);
  const balance = read[name];
  return { errors, ...(values[name]?.trim() && balance !== undefined && { balance }) };
}

/** What the contract takes from the lowest balance: two figures and a sentence. */
export function worstMonthResult(
  kind: OfferKind,
  { calculation, terms, lowestBalance }: { calculation: Calculation; terms: OfferTerms; lowestBalance?: number },
) {
  const { interval } = offerKinds[kind];
  const { payment = 0 } = calculation.results;
  if (lowestBalance === undefined || interval === undefined) return undefined;
  const payments = Math.round(terms.days / interval);
  const results = worstMonth({ balance: lowestBalance, payment, payments, interval });
  const { 'weekly-payment': week, 'payments-covered': covered } = results;
  const { sentences, results: labels } = words.worstMonth;
  const isLow = inCents(lowestBalance) < inCents(Math.max(week, payment));
  const labelOf = (figure: keyof typeof labels) => {
    const { label, note, daily } = labels[figure];
    return { label, note: interval === 1 ? daily : note };
  };
  const figures: CalculatorResult['others'] = [
    { name: 'weekly-payment', raw: week, ...labelOf('weekly-payment'), value: money(week) },
    { name: 'payments-covered', raw: covered, ...labelOf('payments-covered'), value: String(covered) },
  ];
  const sentence = fill(sentences[covered === 0 ? 'none' : covered === payments ? 'all' : isLow ? 'low' : 'enough'], {
    'lowest-balance': money(lowestBalance),
    'payments-covered': String(covered),
    payment: money(payment),
  });
  return { figures, sentence };
}
