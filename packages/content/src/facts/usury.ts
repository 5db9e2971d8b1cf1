import type { DisclosureLaw, Fact } from '../schemas/fact.js';
import { fact, percent, usd } from './amounts.js';
import * as sources from './sources.js';

const about = /\busury\b|\busuraire\b/;
const texas = /\bTexas\b.*\b(?:ceiling|highest rate)|\bTexas\b.*\btaux maximal/;
const georgia = /\bGeorgia\b.*\b(?:interest|rate)\b/;
const florida = /\bFlorida\b.*\b(?:interest|rate)\b/;
const massachusetts = /\bMassachusetts\b.*\b(?:interest|rate)\b/;

/** Limits on the price of loans to businesses. New York's Penal Law 190.40 and General Obligations Law 5-501 and 5-511: a loan at a higher rate is void, also if a company borrows. */
export const usury = {
  newYorkUsury: fact(percent(25), about, sources.newYorkUsury),
  /** Loans of this amount or more have no limit. */
  newYorkUsuryBelow: fact(usd(2_500_000), about, sources.newYorkUsury),
  /** For a person, on loans below the next amount. Companies cannot rely on it. */
  newYorkPersons: fact(percent(16), about, sources.newYorkExceptions),
  newYorkPersonsBelow: fact(usd(250_000), about, sources.newYorkExceptions),
  /** Texas Finance Code 303.009: the weekly ceiling is at least this, whatever the formula gives. */
  texasLowestCeiling: fact(percent(18), texas, sources.texasCeiling),
  /** The same section: the highest ceiling of credit for a business. */
  texasHighestCeiling: fact(percent(28), texas, sources.texasCeiling),
  /** Official Code of Georgia 7-4-18: more than this a month is a misdemeanor. */
  georgiaMonth: fact(percent(5), georgia, sources.georgiaUsury),
  /** The same in a year, not compounded. */
  georgiaYear: fact(percent(5 * 12), georgia, sources.georgiaUsury),
  /** Florida Statutes 687.02 and 687.03: the limit up to the next amount. Above it, that of 687.071 alone. */
  floridaUsury: fact(percent(18), florida, sources.floridaUsury),
  floridaUsuryTo: fact(usd(500_000), florida, sources.floridaUsury),
  /** Florida Statutes 687.071: a misdemeanor above this, a felony above the second. */
  floridaCrime: fact(percent(25), florida, sources.floridaCrime),
  floridaFelony: fact(percent(45), florida, sources.floridaCrime),
  /** Massachusetts General Laws, chapter 271, section 49. */
  massachusettsUsury: fact(percent(20), massachusetts, sources.massachusettsUsury),
};

/** Why a state's limit holds: its words are in `tool-check-an-offer.ts`. */
export type StateReason =
  | 'newYork'
  | 'newYorkLarge'
  | 'texas'
  | 'georgia'
  | 'florida'
  | 'floridaLarge'
  | 'massachusetts';

export interface StateLimit {
  reason: StateReason;
  /** Per cent a year. */
  limit: number | 'none';
  /** Where the limit changes: the lowest that it can be. */
  lowest?: number;
}

interface Bracket {
  reason: StateReason;
  /** None, if left out. */
  limit?: Fact;
  lowest?: Fact;
  below?: Fact;
  upTo?: Fact;
}

/** The limits of a state, of which the first that fits the amount holds. */
const brackets: Readonly<Record<string, readonly Bracket[]>> = {
  'US-NY': [
    { reason: 'newYork', limit: usury.newYorkUsury, below: usury.newYorkUsuryBelow },
    { reason: 'newYorkLarge' },
  ],
  'US-TX': [{ reason: 'texas', limit: usury.texasHighestCeiling, lowest: usury.texasLowestCeiling }],
  'US-GA': [{ reason: 'georgia', limit: usury.georgiaYear }],
  'US-FL': [
    { reason: 'florida', limit: usury.floridaUsury, upTo: usury.floridaUsuryTo },
    { reason: 'floridaLarge', limit: usury.floridaCrime },
  ],
  'US-MA': [{ reason: 'massachusetts', limit: usury.massachusettsUsury }],
};

/**
 * The highest yearly rate that the law of a state allows for a loan or a line of credit of an amount in US dollars, if we have read one. An advance
 * or factoring that is a true purchase of receivables usually has none.
 */
export function stateLimit(contract: {
  region: string;
  kind: DisclosureLaw['kinds'][number];
  amount: number;
}): StateLimit | undefined {
  const { region, kind, amount } = contract;
  if (kind !== 'loan' && kind !== 'line') return undefined;
  const found = brackets[region]?.find(
    ({ below, upTo }) =>
      amount < (below?.value ?? Number.POSITIVE_INFINITY) && amount <= (upTo?.value ?? Number.POSITIVE_INFINITY),
  );
  if (!found) return undefined;
  const { reason, limit, lowest } = found;
  return { reason, limit: limit?.value ?? 'none', ...(lowest?.value !== undefined && { lowest: lowest.value }) };
}
