import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { canadianLimit, criminalRate } from '@boundless/content/facts/criminal-rate';
import { regions } from '@boundless/content/funding/regions';
import type { Calculation, Texts } from '../definition.js';
import { type Currency, readFields, type Solution, solve } from '../solve.js';
import { offerCharges, totalCharges } from './offer-charges.js';
import { type ClauseReplies, readClauses } from './offer-clauses.js';
import { isOfferKind, type OfferKind, type OfferTerms, offerKinds } from './offer-kinds.js';
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

/** The kind of contract that is checked if the address names none. */
export const defaultKind = 'advance';

export const isInCanada = (region: string) => region.startsWith('CA-');

/** Checks a contract: on the server for a plain form, in the browser on each keystroke. */
export function checkOffer(values: Texts): OfferCheck {
  const { kind: givenKind = '', region = '', sole = '' } = values;
  const kind = isOfferKind(givenKind) ? givenKind : defaultKind;
  const isCanadian = isInCanada(region);
  const currency = isCanadian ? 'CAD' : 'USD';
  const { terms: termsOf } = offerKinds[kind];
  const { errors: fieldErrors, calculation } = solveWithCharges(kind, values, currency);
  const { errors: clauseErrors, replies: clauses } = readClauses(values);
  const { errors: balanceErrors, balance } = readLowestBalance(kind, values);
  const errors = {
    ...(kind !== givenKind && { kind: words.kind.missing }),
    ...(!Object.hasOwn(regions, region) && { region: words.region.missing }),
    ...((isCanadian || sole) && !isSigner(sole) && { sole: words.sole.missing }),
    ...fieldErrors,
    ...clauseErrors,
    ...balanceErrors,
  };
  if (!calculation || Object.keys(errors).length > 0) return { kind, currency, errors };
  const terms = termsOf(calculation.values, calculation.results);
  const rate = calculation.results['annual-rate'] ?? 0;
  return {
    kind,
    currency,
    errors,
    offer: {
      calculation,
      terms,
      clauses,
      ...(balance !== undefined && { lowestBalance: balance }),
      ...(isCanadian && { rateLimit: limitOf(terms.received, sole, rate) }),
      contract: { region, kind, amount: terms.amount },
    },
  };
}

const isSigner = (text: string) => words.sole.options.some(({ value }) => value === text);

/** The calculation of a contract with all its charges as fees. */
function solveWithCharges(kind: OfferKind, values: Texts, currency: Currency): Solution {
  const { calculator, terms } = offerKinds[kind];
  const charges = readFields(offerCharges.rules, values);
  const plain = solve(calculator, values, currency);
  const errors = { ...plain.errors, ...charges.errors };
  if (!plain.calculation || Object.keys(errors).length > 0) return { errors };
  const { fees = 0 } = plain.calculation.values;
  const { received, days } = terms(plain.calculation.values, plain.calculation.results);
  const total = fees + totalCharges(charges.values, { drawn: received + fees, days });
  return total === fees ? plain : solve(calculator, { ...values, fees: total.toFixed(2) }, currency);
}

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
