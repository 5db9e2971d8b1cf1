import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { offerDetails } from '@boundless/content/entries/tool-offer-details';
import { offerPrices } from '@boundless/content/funding/offer-prices';
import type { RateRow } from '@boundless/ui/types';
import { fill, money, number, percent } from '../format.js';
import { cashAdvance, daysInMonth, levelPayment, lineOfCredit } from '../maths/index.js';
import type { CheckedOffer } from './check-offer.js';
import type { OfferKind, OfferTerms } from './offer-kinds.js';

interface Price {
  cost: number;
  'annual-rate': number;
}

type Money = Pick<OfferTerms, 'received' | 'days'> & Pick<CheckedOffer['contract'], 'kind'>;

const year = 365;

/** How long an advance runs that is compared with a contract: as long as it if that is an advance too, and otherwise at least half a year. */
const advanceDays = ({ kind, days }: Pick<Money, 'kind' | 'days'>) =>
  Math.round(Math.min(kind === 'advance' ? days : Math.max(days, 180), year));

/** An offer that costs this many times the highest rate of banks and public programs is far above it. */
export const farAbove = 2;

/** Advances and invoices are paid within a year. */
export const isLong = ({ days }: Pick<OfferTerms, 'days'>) => Math.round(days) > year;

/** What the money costs as each kind of funding, at the lowest and the highest price. */
const costs: Readonly<Record<OfferKind, (offer: Money, price: number) => Price>> = {
  advance: ({ received, ...money }, factor) =>
    cashAdvance({ amount: received, factor, days: advanceDays(money), fees: 0 }),
  // Equal payments about a month apart. The interest is by the day.
  loan: ({ received, days }, rate) => {
    const payments = Math.max(1, Math.round(days / daysInMonth));
    const payment = levelPayment(received, (rate / 100 / year) * (days / payments), payments);
    return { cost: payment * payments - received, 'annual-rate': rate };
  },
  line: ({ received, days }, rate) => lineOfCredit({ limit: received, draw: received, rate, standby: 0, days }),
  // One invoice is charged once. So much money for longer takes new invoices, which are paid after 30 days each.
  factoring: ({ received, days, kind }, fee) => {
    const invoices = kind === 'factoring' ? 1 : days / 30;
    const cost = ((received * fee) / offerPrices.advanceRate) * invoices;
    return { cost, 'annual-rate': ((100 * cost) / received) * (year / days) };
  },
};

/** What so much money costs as a kind of funding, and what it costs at online lenders. */
export function pricesOf(kind: OfferKind, country: 'us' | 'ca', { received }: Pick<Money, 'received'>) {
  const byAmount = [offerPrices[country][kind]].flat();
  const own = byAmount.find(({ upTo = Number.POSITIVE_INFINITY }) => received <= upTo);
  const online = country === 'us' && (kind === 'loan' || kind === 'line') ? offerPrices.online[kind] : undefined;
  return [...(own ? [{ ...own, isOnline: false }] : []), ...(online ? [{ ...online, isOnline: true }] : [])];
}

/** The contract, and the same money as each kind of funding in the same country. */
export function compareKinds(
  country: 'us' | 'ca',
  { calculation, terms, contract: { kind } }: Pick<CheckedOffer, 'calculation' | 'terms' | 'contract'>,
): RateRow[] {
  const { comparison } = offerDetails;
  const { kind: kinds } = words;
  const own = { cost: terms.cost, 'annual-rate': calculation.results['annual-rate'] ?? 0 };
  const rows: { label: string; time: string; prices: Price[]; pays?: string | undefined }[] = [
    { label: comparison.yours, time: '', prices: [own] },
  ];
  for (const { value, label } of kinds.options) {
    if (value === 'factoring' && isLong(terms)) continue;
    for (const { low, high, text, beside = text, isOnline } of pricesOf(value, country, terms)) {
      const prices = [...new Set([low, high])].map((price) => costs[value]({ ...terms, kind }, price));
      rows.push({
        label: isOnline ? fill(comparison.online[value === 'line' ? 'line' : 'loan'], { type: label }) : label,
        time: fill(value === kind ? beside : text, {
          days: number(value === 'advance' ? advanceDays({ ...terms, kind }) : Math.round(terms.days)),
        }),
        prices,
        pays: isLong(terms) ? inLongTime(value, isOnline) : undefined,
      });
    }
  }
  const rateOf = ({ 'annual-rate': rate }: Price) => rate;
  const highest = Math.max(...rows.flatMap(({ prices }) => prices.map(rateOf)));
  const lowest = ({ prices }: (typeof rows)[number]) => Math.min(...prices.map(rateOf));
  const [yours, ...others] = rows;
  return [...(yours ? [yours] : []), ...others.sort((a, b) => lowest(a) - lowest(b))].map(
    ({ label, time, prices, pays }) => ({
      label,
      time,
      pays: pays ?? range(prices.map(({ cost }) => money(cost))),
      rate: range(prices.map((price) => percent(rateOf(price)))),
      share: highest > 0 ? Math.max(...prices.map(rateOf)) / highest : 0,
    }),
  );
}

/** Instead of the cost over more than a year, where nobody would have the money for so long. */
function inLongTime(kind: OfferKind, isOnline: boolean): string | undefined {
  const { advance, shorter } = offerDetails.comparison;
  if (kind === 'advance') return advance.noCost;
  return isOnline ? shorter : undefined;
}

const range = ([low = '', high = low]: string[]) =>
  low === high ? low : fill(offerDetails.comparison.range, { low, high });
