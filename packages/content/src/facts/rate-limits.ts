import type { DisclosureLaw } from '../schemas/fact.js';
import { disclosureLimits } from './disclosure-limits.js';

/* Apart from their sources in `criminal-rate.ts` and `usury.ts`, so that a tool does not load those. */

/** Limits on the price of credit in Canada, in per cent a year, and the amounts in Canadian dollars on which they depend. */
export const canadianLimits = { all: 35, commercial: 48, from: 10_000, to: 500_000 } as const;

/**
 * The highest yearly rate, in per cent, that a business in Canada may be charged on an amount in Canadian dollars. A sole proprietor is a natural
 * person, to whom the limits for commercial loans never apply. They apply to any other borrower above C$10,000.
 */
export function canadianLimit({ amount, sole }: { amount: number; sole: boolean }): number | 'none' {
  const { all, commercial, from, to } = canadianLimits;
  if (sole || amount <= from) return all;
  return amount <= to ? commercial : 'none';
}

/** Limits on the price of loans to businesses in US states, in per cent a year, and the amounts in US dollars on which they depend. */
export const usuryLimits = {
  newYork: 25,
  newYorkBelow: 2_500_000,
  newYorkPersons: 16,
  newYorkPersonsBelow: 250_000,
  texasLowest: 18,
  texasHighest: 28,
  georgia: 12 * 5,
  florida: 18,
  floridaTo: 500_000,
  floridaLarge: 25,
  massachusetts: 20,
  connecticut: 17 + 0.52,
  connecticutYear: 2025,
  connecticutAbove: 10_000,
  connecticutTo: 250_000,
  arkansas: 17,
  colorado: 45,
  newJersey: 50,
  newJerseyPersons: 30,
  newJerseyContract: 16,
  newJerseyContractBelow: 50_000,
} as const;

/** Why a state's limit holds: its words are in `offer-limit.ts`. */
type StateReason =
  | 'newYork'
  | 'newYorkLarge'
  | 'texas'
  | 'georgia'
  | 'florida'
  | 'floridaLarge'
  | 'massachusetts'
  | 'connecticut'
  | 'arkansas'
  | 'colorado'
  | 'newJersey';

interface StateLimit {
  reason: StateReason;
  /** Per cent a year. */
  limit: number | 'none';
  /** Where the limit changes: the highest that it can be. */
  highest?: number;
  /** Where the limit changes each year: of which year it is. */
  year?: number;
  /** For a person, such as a sole proprietor, if it is lower. */
  person?: number;
  /** The amount, in US dollars, at which another limit begins. */
  amount?: number;
}

const limits = usuryLimits;

/** The limit of each state for a loan of an amount. */
const states: Readonly<Record<string, (amount: number) => StateLimit | undefined>> = {
  'US-NY': (amount) =>
    amount < limits.newYorkBelow
      ? {
          reason: 'newYork',
          limit: limits.newYork,
          amount: limits.newYorkBelow,
          ...(amount < limits.newYorkPersonsBelow && { person: limits.newYorkPersons }),
        }
      : { reason: 'newYorkLarge', limit: 'none', amount: limits.newYorkBelow },
  'US-TX': () => ({ reason: 'texas', limit: limits.texasLowest, highest: limits.texasHighest }),
  'US-GA': () => ({ reason: 'georgia', limit: limits.georgia }),
  'US-FL': (amount) =>
    amount <= limits.floridaTo
      ? { reason: 'florida', limit: limits.florida, amount: limits.floridaTo }
      : { reason: 'floridaLarge', limit: limits.floridaLarge, amount: limits.floridaTo },
  'US-MA': () => ({ reason: 'massachusetts', limit: limits.massachusetts }),
  'US-CT': (amount) =>
    amount > limits.connecticutAbove && amount <= limits.connecticutTo
      ? { reason: 'connecticut', limit: limits.connecticut, year: limits.connecticutYear }
      : undefined,
  'US-AR': () => ({ reason: 'arkansas', limit: limits.arkansas }),
  'US-CO': () => ({ reason: 'colorado', limit: limits.colorado }),
  'US-NJ': (amount) => ({
    reason: 'newJersey',
    limit: limits.newJersey,
    person: amount < limits.newJerseyContractBelow ? limits.newJerseyContract : limits.newJerseyPersons,
  }),
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
  // The region may be any text of an address, such as `__proto__`.
  const isRead = (kind === 'loan' || kind === 'line') && Object.hasOwn(states, region);
  return isRead ? states[region]?.(amount) : undefined;
}

/** Whether the lower limit for people holds for who signs. In New Jersey it also holds for a partnership, unless it is an LLP. */
export const hasLimitOfPeople = (region: string, signer: string): boolean =>
  signer === 'yes' || (signer === 'partners' && region === 'US-NJ');

/**
 * Whether the name of a contract decides that it is no loan. In Georgia that is so of a contract that Senate Bill 90 covers, up to the amount in US
 * dollars.
 */
export const doesLabelDecide = ({ region, amount }: { region: string; amount: number }): boolean =>
  region === 'US-GA' && amount <= disclosureLimits['US-GA'];
