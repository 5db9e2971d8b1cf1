import { toolCheckAnOffer as checkWords } from '@boundless/content/entries/tool-check-an-offer';
import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { language } from '@boundless/content/language';
import type { Texts } from '../definition.js';
import { fill, money, number } from '../format.js';
import { fieldsOf } from '../show.js';
import { type Currency, readFields } from '../solve.js';
import { offerCharges } from './offer-charges.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';

/** The terms of an offer by the name and the label of each, empty where nothing is entered. In French two terms have one label. */
export function enteredTerms(values: Texts, kind: OfferKind, currency: Currency): Texts {
  const given = [offerKinds[kind].calculator, offerCharges].flatMap((part) => {
    const read = readFields(part.rules, values).values;
    return fieldsOf(part, values, currency, {}).flatMap(({ name, label, value, suffix = '' }, index) => {
      const key = `${name} ${label}`;
      if (!value) return [[key, '']];
      const entered = read[name] ?? 0;
      if (part.rules[index]?.unit === 'money') return [[key, money(entered)]];
      const text = number(entered);
      const inUnit = suffix.startsWith('%')
        ? text + language.percent + suffix.slice(1)
        : fill(`{text} ${suffix}`, { text });
      return [[key, inUnit.trim()]];
    });
  });
  const type = checkWords.kind.options.find((option) => option.value === kind)?.label ?? kind;
  return { [`kind ${words.terms.kind}`]: type, ...Object.fromEntries(given) };
}

/** A row for each term that an offer has: its name, and its value in each offer. */
export const termRows = (offers: readonly Texts[]) =>
  [...new Set(offers.flatMap((offer) => Object.keys(offer)))]
    .filter((key) => offers.some((offer) => offer[key]))
    .map((key) => [
      key.slice(key.indexOf(' ') + 1),
      ...offers.map(({ [key]: value }) => (value === undefined ? words.terms.none : value || words.terms.empty)),
    ]);
