import { toolCheckAnOffer as checkWords } from '@boundless/content/entries/tool-check-an-offer';
import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { language } from '@boundless/content/language';
import type { Texts } from '../definition.js';
import { money, number } from '../format.js';
import { fieldsOf } from '../show.js';
import { type Currency, readFields } from '../solve.js';
import { offerCharges } from './offer-charges.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';

/** The terms of an offer by their labels, empty where nothing is entered. */
export function enteredTerms(values: Texts, kind: OfferKind, currency: Currency): Texts {
  const given = [offerKinds[kind].calculator, offerCharges].flatMap((part) => {
    const read = readFields(part.rules, values).values;
    return fieldsOf(part, values, currency, {}).flatMap(({ name, label, value, suffix = '' }, index) => {
      if (!value) return [[label, '']];
      const entered = read[name] ?? 0;
      if (part.rules[index]?.unit === 'money') return [[label, money(entered)]];
      const text = number(entered);
      return [[label, suffix.startsWith('%') ? text + language.percent + suffix.slice(1) : `${text} ${suffix}`.trim()]];
    });
  });
  const type = checkWords.kind.options.find((option) => option.value === kind)?.label ?? kind;
  return { [words.terms.kind]: type, ...Object.fromEntries(given) };
}

/** A row for each term that an offer has: its name, and its value in each offer. */
export const termRows = (offers: readonly Texts[]) =>
  [...new Set(offers.flatMap((offer) => Object.keys(offer)))]
    .filter((label) => offers.some((offer) => offer[label]))
    .map((label) => [
      label,
      ...offers.map(({ [label]: value }) => (value === undefined ? words.terms.none : value || words.terms.empty)),
    ]);
