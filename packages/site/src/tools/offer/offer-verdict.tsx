import { toolCompareOffers } from '@boundless/content/entries/tool-compare-offers';
import {
  canadianLimit,
  canadianLimits,
  hasLimitOfPeople,
  stateLimit,
  usuryLimits,
} from '@boundless/content/facts/rate-limits';
import { language } from '@boundless/content/language';
import type { Texts } from '../definition.js';
import { decimal, fill, number } from '../format.js';
import type { Currency } from '../solve.js';
import { isAbove, isInCanada } from './check-offer.js';
import { farAbove, pricesOf } from './compare-kinds.js';
import { nameOf, sides } from './compare-offers.js';
import type { OfferReading } from './read-offer.js';

const { neither: words, one, confession } = toolCompareOffers;

const rateOf = ({ calculation }: Reading) => calculation.results['annual-rate'] ?? 0;

type Reading = NonNullable<OfferReading['reading']>;

/** The limit that the law sets for the offer as credit, as far as the place of the business is known. Where it changes, the highest that it can be. */
function limitOf(reading: Reading, place: Texts, currency: Currency): number | 'none' {
  const { sole } = place;
  if (currency === 'CAD')
    return canadianLimit({ amount: reading.terms.received, sole: sole === 'yes' || sole === 'partners' });
  const { limit = 'none', highest = limit, person = highest } = inState(reading, place) ?? {};
  return hasLimitOfPeople(place.region ?? '', sole ?? '') ? person : highest;
}

const inState = ({ terms }: Reading, { region = '' }: Texts) =>
  stateLimit({ region, kind: 'loan', amount: terms.amount });

/** Of an offer that is not above that limit: what holds only if a person borrows, or only while a limit that changes is lower. */
function mayBeOver(reading: Reading, place: Texts, currency: Currency): [string, Texts] | undefined {
  const isOver = (limit: number | 'none' = 'none') => isAbove(rateOf(reading), limit);
  const mayBePerson = place.sole !== 'no';
  if (currency === 'CAD')
    return mayBePerson && isOver(canadianLimits.all) ? [one.person, { limit: number(canadianLimits.all) }] : undefined;
  const { limit, highest, person } = inState(reading, place) ?? {};
  if (person && mayBePerson && isOver(person)) return [one.personInState, { limit: number(person) }];
  return highest && isOver(limit)
    ? [one.changing, { limit: number(Number(limit)), highest: number(highest) }]
    : undefined;
}

const areBothOver = (offers: readonly Reading[], place: Texts, currency: Currency) =>
  offers.every((offer) => isAbove(rateOf(offer), limitOf(offer, place, currency)));

/** What is said of two offers if neither is a good one. */
export function neitherOf(offers: readonly Reading[], place: Texts, currency: Currency): string | undefined {
  if (areBothOver(offers, place, currency)) {
    const limits = new Set(offers.map((offer) => limitOf(offer, place, currency)));
    return fill(words.limit, {
      limit: [...limits].map((limit) => number(Number(limit)) + language.percent).join(' / '),
    });
  }
  const prices = offers.flatMap(({ terms }) =>
    pricesOf('loan', currency === 'CAD' ? 'ca' : 'us', terms).filter(({ isOnline }) => !isOnline),
  );
  const [low, high] = [Math.min(...prices.map((one) => one.low)), Math.max(...prices.map((one) => one.high))];
  if (!offers.every((offer) => rateOf(offer) > farAbove * high)) return undefined;
  return fill(words.price, { low: decimal(low), high: decimal(high) });
}

const isPlaceUnknown = ({ region = '' }: Texts, currency: Currency) =>
  currency === 'USD' && (region === '' || isInCanada(region));

/** What is said of each offer that is above a legal limit, or in a state that is not known may be. */
export function limitsOf(offers: readonly Reading[], place: Texts, currency: Currency): string[] {
  if (isPlaceUnknown(place, currency))
    // The limit of a crime in New York, and more than most others that we have read.
    return offers.some((offer) => rateOf(offer) > usuryLimits.newYork) ? [one.unknown] : [];
  return offers.flatMap((offer, index) => {
    const rate = rateOf(offer);
    const limit = limitOf(offer, place, currency);
    const texts = { ...nameOf(sides[index] ?? 'a'), rate: decimal(rate) };
    if (isAbove(rate, limit))
      return [fill(currency === 'CAD' ? one.ca : one.us, { ...texts, limit: number(Number(limit)) })];
    const [sentence, limits] = mayBeOver(offer, place, currency) ?? [];
    return sentence ? [fill(sentence, { ...texts, ...limits })] : [];
  });
}

/** What is said of the offer with the lower rate if it alone has a confession of judgment. */
export function confessionOf(offers: readonly Reading[]): string[] {
  const rates = offers.map(rateOf);
  const having = offers.flatMap(({ clauses }, index) => (clauses.confession === 'yes' ? [index] : []));
  const [index = 0] = having;
  if (having.length !== 1 || (rates[index] ?? 0) > Math.min(...rates)) return [];
  return [fill(confession, nameOf(sides[index] ?? 'a'))];
}

interface OfferVerdictProps {
  offers: readonly Reading[];
  place: Texts;
  currency: Currency;
}

/** Says so if neither of two offers is a good one, one of them is above a legal limit, or the cheaper one has a confession of judgment. */
export function OfferVerdict({ offers, place, currency }: OfferVerdictProps) {
  const neither = neitherOf(offers, place, currency) ?? [];
  const limits = areBothOver(offers, place, currency) ? [] : limitsOf(offers, place, currency);
  // A limit decides, so it is said first.
  const prices = isPlaceUnknown(place, currency) ? [neither, limits].flat() : [limits, neither].flat();
  const texts = [...prices, ...confessionOf(offers)];
  return texts.map((text, index) => (
    <p key={text} className={index === 0 ? 'bl:text-heading-md bl:text-default' : 'bl:text-default'}>
      {text}
    </p>
  ));
}
