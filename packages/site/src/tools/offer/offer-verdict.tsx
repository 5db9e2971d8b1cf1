import { toolCompareOffers } from '@boundless/content/entries/tool-compare-offers';
import { canadianLimit, stateLimit } from '@boundless/content/facts/rate-limits';
import type { Texts } from '../definition.js';
import { decimal, fill, number } from '../format.js';
import type { Currency } from '../solve.js';
import { isInCanada } from './check-offer.js';
import { pricesOf } from './compare-kinds.js';
import type { OfferReading } from './read-offer.js';

const { neither: words } = toolCompareOffers;

/** An offer that costs more than this times the highest price of banks and programs is far above them. */
const farAbove = 3;

const rateOf = ({ calculation }: Reading) => calculation.results['annual-rate'] ?? 0;

type Reading = NonNullable<OfferReading['reading']>;

/** The limit that the law sets for the offer as credit, as far as the place of the business is known. */
function limitOf({ terms }: Reading, { region = '', sole }: Texts, currency: Currency): number | 'none' {
  if (currency === 'CAD') return canadianLimit({ amount: terms.received, sole: sole === 'yes' || sole === 'partners' });
  if (!region || isInCanada(region)) return 'none';
  return stateLimit({ region, kind: 'loan', amount: terms.amount })?.limit ?? 'none';
}

/** What is said of two offers if neither is a good one. */
export function neitherOf(offers: readonly Reading[], place: Texts, currency: Currency): string | undefined {
  const limits = offers.map((offer) => limitOf(offer, place, currency));
  if (offers.every((offer, index) => rateOf(offer) > Number(limits[index])))
    return fill(words.limit, { limit: [...new Set(limits)].map((limit) => number(Number(limit))).join(', ') });
  const prices = offers.flatMap(({ terms }) =>
    pricesOf('loan', currency === 'CAD' ? 'ca' : 'us', terms).filter(({ isOnline }) => !isOnline),
  );
  const [low, high] = [Math.min(...prices.map((one) => one.low)), Math.max(...prices.map((one) => one.high))];
  if (!offers.every((offer) => rateOf(offer) > farAbove * high)) return undefined;
  return fill(words.price, { low: decimal(low), high: decimal(high) });
}

interface OfferVerdictProps {
  offers: readonly Reading[];
  place: Texts;
  currency: Currency;
}

/** Says so if neither of two offers is a good one. */
export function OfferVerdict({ offers, place, currency }: OfferVerdictProps) {
  const text = neitherOf(offers, place, currency);
  return text && <p className="bl:text-heading-md bl:text-default">{text}</p>;
}
