import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { canadianLimit, criminalRate } from '@boundless/content/facts/criminal-rate';
import { regions } from '@boundless/content/funding/regions';
import type { Calculation, Texts } from '../definition.js';
import type { Currency } from '../solve.js';
import type { ClauseReplies } from './offer-clauses.js';
import type { OfferKind, OfferTerms } from './offer-kinds.js';
import { readOffer } from './read-offer.js';
import { readLowestBalance } from './worst-month.js';

export interface RateLimit {
  /** Per cent a year. */
  limit: number | 'none';
  isOver: boolean;
  /** Why this limit holds. */
  reason: keyof typeof words.limit.reasons;
}

export interface CheckedOffer {
  calculation: Calculation;
  terms: OfferTerms;
  /** Only in Canada. */
  rateLimit?: RateLimit;
  clauses: ClauseReplies;
  /** Of the account of the business, in dollars. Only for contracts with payments. */
  lowestBalance?: number;
  /** What disclosure laws depend on. */
  contract: { region: string; kind: OfferKind; amount: number };
}

export interface OfferCheck {
  kind: OfferKind;
  currency: Currency;
  /** Messages by parameter, for wrong and for missing values. */
  errors: Texts;
  /** Only without errors. */
  offer?: CheckedOffer;
}

export const isInCanada = (region: string) => region.startsWith('CA-');

/** Checks a contract: on the server for a plain form, in the browser on each keystroke. */
export function checkOffer(values: Texts): OfferCheck {
  const { region = '', sole = '' } = values;
  const isCanadian = isInCanada(region);
  const currency = isInCanada(region || words.start.region) ? 'CAD' : 'USD';
  const { kind, errors: readErrors, reading } = readOffer(values, currency);
  const { errors: balanceErrors, balance } = readLowestBalance(kind, values);
  const errors = {
    ...(!Object.hasOwn(regions, region) && { region: words.region.missing }),
    ...((isCanadian || sole) && !isSigner(sole) && { sole: words.sole.missing }),
    ...readErrors,
    ...balanceErrors,
  };
  if (!reading || Object.keys(errors).length > 0) return { kind, currency, errors };
  const { calculation, terms } = reading;
  return {
    kind,
    currency,
    errors,
    offer: {
      ...reading,
      ...(balance !== undefined && { lowestBalance: balance }),
      ...(isCanadian && { rateLimit: limitOf(terms.received, sole, calculation.results['annual-rate'] ?? 0) }),
      contract: { region, kind, amount: terms.amount },
    },
  };
}

const isSigner = (text: string) => words.sole.options.some(({ value }) => value === text);

/** The rate is found by approximation. */
const tolerance = 1e-9;

/** Partners are treated as people: the limit of a corporation holds only if none of them is one, which the form cannot know. */
function limitOf(amount: number, signer: string, rate: number): RateLimit {
  const limit = canadianLimit({ amount, sole: signer !== 'no' });
  const reason =
    signer === 'yes'
      ? 'sole'
      : signer === 'partners'
        ? 'partners'
        : limit === 'none'
          ? 'large'
          : amount > (criminalRate.criminalRateFrom.value ?? 0)
            ? 'company'
            : 'small';
  return { limit, isOver: limit !== 'none' && rate - limit > tolerance, reason };
}
