import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { offerDetails } from '@boundless/content/entries/tool-offer-details';
import { brokerRules, isMet } from '@boundless/content/facts/broker-licenses';
import { offerPrices } from '@boundless/content/funding/offer-prices';
import type { RateRow } from '@boundless/ui/types';
import { fill, money, percent } from '../format.js';
import { cashAdvance, daysInMonth, invoiceFactoring, lineOfCredit, loan } from '../maths/index.js';
import type { CheckedOffer } from './check-offer.js';
import type { OfferKind, OfferTerms } from './offer-kinds.js';

/** The product of the network that a kind of contract is. */
const products: Readonly<Record<OfferKind, string>> = {
  advance: 'merchant-cash-advance',
  loan: 'term-loans',
  line: 'line-of-credit',
  factoring: 'invoice-factoring',
};

/** Whether the state's rule for brokers lets us arrange such a contract. */
export const isArranged = ({ region, kind }: Pick<CheckedOffer['contract'], 'region' | 'kind'>) =>
  !brokerRules.some((rule) => rule.region === region && rule.products.includes(products[kind]) && !isMet(rule));

interface Price {
  cost: number;
  'annual-rate': number;
}

type Money = Pick<OfferTerms, 'received' | 'days'>;

const year = 365;

/** How long an advance runs that is compared with a contract of so many days. */
export const advanceDays = (days: number) => Math.round(Math.min(Math.max(days, 180), year));

/** Advances and invoices are paid within a year. */
export const isLong = ({ days }: Pick<OfferTerms, 'days'>) => Math.round(days) > year;

/** What the money costs as each kind of funding, at the lowest and the highest price. */
const costs: Readonly<Record<OfferKind, (offer: Money, price: number) => Price>> = {
  advance: ({ received, days }, factor) => cashAdvance({ amount: received, factor, days: advanceDays(days), fees: 0 }),
  loan: ({ received, days }, rate) => {
    const result = loan({ amount: received, rate, months: Math.max(1, Math.round(days / daysInMonth)), fees: 0 });
    return { ...result, cost: result.interest };
  },
  line: ({ received, days }, rate) => lineOfCredit({ limit: received, draw: received, rate, standby: 0, days }),
  factoring: ({ received, days }, fee) =>
    invoiceFactoring({
      invoice: (100 * received) / offerPrices.advanceRate,
      advance: offerPrices.advanceRate,
      fee,
      days,
    }),
};

/** The contract, and the same money as each other kind of funding in the same country. */
export function compareKinds(country: 'us' | 'ca', { calculation, terms, contract }: CheckedOffer): RateRow[] {
  const { comparison } = offerDetails;
  const { kind: kinds } = words;
  const own = { cost: terms.cost, 'annual-rate': calculation.results['annual-rate'] ?? 0 };
  const rows: { label: string; time: string; prices: Price[]; pays?: string | undefined }[] = [
    { label: comparison.yours, time: '', prices: [own] },
  ];
  for (const { value, label } of kinds.options) {
    if (value === contract.kind || (value === 'factoring' && isLong(terms))) continue;
    const { low, high, text } = offerPrices[country][value];
    const prices = [...new Set([low, high])].map((price) => costs[value](terms, price));
    const pays = value === 'advance' && isLong(terms) ? comparison.advance.noCost : undefined;
    rows.push({ label, time: text, prices, pays });
  }
  const rateOf = ({ 'annual-rate': rate }: Price) => rate;
  const highest = Math.max(...rows.flatMap(({ prices }) => prices.map(rateOf)));
  return rows.map(({ label, time, prices, pays }) => ({
    label,
    time,
    pays: pays ?? range(prices.map(({ cost }) => money(cost))),
    rate: range(prices.map((price) => percent(rateOf(price)))),
    share: highest > 0 ? Math.max(...prices.map(rateOf)) / highest : 0,
  }));
}

const range = ([low = '', high = low]: string[]) =>
  low === high ? low : fill(offerDetails.comparison.range, { low, high });
