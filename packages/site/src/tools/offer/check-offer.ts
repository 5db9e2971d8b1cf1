import type { offerLimit } from '@boundless/content/entries/offer-limit';
import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import {
  canadianLimit,
  canadianLimits,
  hasLimitOfPeople,
  stateLimit,
  usuryLimits,
} from '@boundless/content/facts/rate-limits';
import { regions } from '@boundless/content/funding/regions';
import type { Calculation, Texts } from '../definition.js';
import type { Currency } from '../solve.js';
import type { ClauseReplies } from './offer-clauses.js';
import type { OfferKind, OfferTerms } from './offer-kinds.js';
import { readOffer } from './read-offer.js';
import { type BusinessFigures, readBusiness } from './worst-month.js';

export interface RateLimit {
  /** Per cent a year. */
  limit: number | 'none';
  /** Where the limit changes: the highest that it can be. */
  highest?: number;
  /** Whether the rate is above the limit, but not above that. */
  isBetween?: true;
  /** The year of a limit that changes each year. */
  year?: number;
  /** The limit for a person, such as a sole proprietor, if the rate is above it, but not above that of a company. */
  person?: number;
  /** The amount in US dollars at which another limit begins. */
  amount?: number;
  isOver: boolean;
  /** Why this limit holds. */
  reason: keyof typeof offerLimit.reasons;
}

export interface CheckedOffer {
  calculation: Calculation;
  terms: OfferTerms;
  /** In Canada, and for a loan or a line in a state whose limit we have read. */
  rateLimit?: RateLimit;
  /** Of an advance in a state whose limit we have read: what would hold if a court treats it as a loan. */
  asLoan?: RateLimit;
  clauses: ClauseReplies;
  /** The account and the sales of the business. Only for contracts with payments. */
  business: BusinessFigures;
  /** What disclosure laws depend on. */
  contract: { region: string; kind: OfferKind; amount: number };
  /** Who signs, if it was asked. */
  signer: string;
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
  const { errors: businessErrors, business } = readBusiness(kind, values);
  const errors = {
    ...(!isRegion(region) && { region: words.region.missing }),
    ...((isCanadian || (sole && isSignerAsked({ region, kind }))) && !isSigner(sole) && { sole: words.sole.missing }),
    ...readErrors,
    ...businessErrors,
  };
  if (!reading || Object.keys(errors).length > 0) return { kind, currency, errors };
  const { calculation, terms } = reading;
  const contract = { region, kind, amount: terms.amount };
  const rate = calculation.results['annual-rate'] ?? 0;
  const asLoan = kind === 'advance' ? limitInState({ ...contract, kind: 'loan' }, rate, sole) : undefined;
  const rateLimit = isCanadian ? limitInCanada(terms.received, sole, rate) : limitInState(contract, rate, sole);
  return {
    kind,
    currency,
    errors,
    offer: {
      ...reading,
      business,
      ...(rateLimit && { rateLimit }),
      ...(asLoan && { asLoan }),
      contract,
      signer: sole,
    },
  };
}

const isSigner = (text: string) => words.sole.options.some(({ value }) => value === text);

/** The rate is found by approximation. */
const tolerance = 1e-9;

export const isAbove = (rate: number, limit: number | 'none') => limit !== 'none' && rate - limit > tolerance;

/** Partners are treated as people: the limit of a corporation holds only if none of them is one, which the form cannot know. */
function limitInCanada(amount: number, signer: string, rate: number): RateLimit {
  const limit = canadianLimit({ amount, sole: signer !== 'no' });
  const reason =
    signer === 'yes'
      ? 'sole'
      : signer === 'partners'
        ? 'partners'
        : limit === 'none'
          ? 'large'
          : amount > canadianLimits.from
            ? 'company'
            : 'small';
  return { limit, isOver: isAbove(rate, limit), reason };
}

/** Whether the limit depends on who signs. */
export const dependsOnSigner = ({ region, kind }: Pick<CheckedOffer['contract'], 'region' | 'kind'>) =>
  isInCanada(region) ||
  // A court may treat an advance as a loan.
  stateLimit({ region, kind: kind === 'advance' ? 'loan' : kind, amount: 0 })?.person !== undefined;

/** Whether the form asks who signs: where the limit depends on it, and until the place is chosen. */
export const isSignerAsked = ({ region, kind }: Pick<CheckedOffer['contract'], 'region' | 'kind'>) =>
  !isRegion(region) || dependsOnSigner({ region, kind });

const isRegion = (text: string) => Object.hasOwn(regions, text);

/** In New York and New Jersey the limit for a person is lower than that of a company. */
function limitInState(contract: CheckedOffer['contract'], rate: number, signer?: string): RateLimit | undefined {
  const found = stateLimit(contract);
  if (!found) return undefined;
  const { person: lower, ...others } = found;
  if (lower && hasLimitOfPeople(contract.region, signer ?? ''))
    return {
      limit: lower,
      isOver: isAbove(rate, lower),
      ...(found.reason === 'newYork'
        ? { reason: 'newYorkPerson', amount: usuryLimits.newYorkPersonsBelow }
        : { reason: 'newJerseyPerson' }),
    };
  const person = signer === 'no' ? undefined : lower;
  const { limit, highest } = others;
  const isOver = isAbove(rate, limit);
  return {
    ...others,
    isOver,
    ...(isOver && highest && !isAbove(rate, highest) && { isBetween: true }),
    ...(person && !isOver && isAbove(rate, person) && { person }),
  };
}
