import type { DisclosureLaw, FactSource } from '../schemas/fact.js';
import { lawSource } from './law-source.js';

/** What a law speaks of: the price, what the funder discloses, or a clause that "Check an offer" asks about. */
export type Subject =
  | 'price'
  | 'disclosure'
  | 'guarantee'
  | 'confession'
  | 'reconciliation'
  | 'lien'
  | 'attorney'
  | 'debit'
  | 'early'
  | 'law';

export interface StateLaw {
  /** ISO 3166-2, as in the address of a tool, or `US` or `CA` for a whole country. */
  region: string;
  /** Regions of the country whose own law says the same. */
  except?: readonly string[];
  /** The types of contract that it covers. All, if left out. */
  kinds?: DisclosureLaw['kinds'];
  /** It covers contracts up to this many US dollars, or of any amount. */
  upTo?: number;
  /** It covers only payments that follow sales. */
  ofSales?: true;
  /** It matters only if the contract does not say. */
  ifSilent?: true;
  /** It matters only if the contract may be under the law, or go to the court, of another state. */
  ifElsewhere?: true;
  /** It matters unless the answer is yes. Without it, unless the answer is no. */
  unlessYes?: true;
  /** It says that there is no limit. */
  isUnlimited?: true;
  /** It is of a whole country, and we have not read the law of the region itself. */
  isUnread?: true;
  /** It forbids the clause, or makes it void: it is said before what the clause means. */
  forbids?: true;
  /** Beside what the clause means, or a list: each line is an item. */
  text: string;
  /** What to ask the funder for because of this law, besides what the clause's meaning asks for. */
  ask?: string;
  /** A sentence after `text` if the contract is an advance or factoring. */
  ofPurchases?: string;
  sources: readonly FactSource[];
}

/** The source of a law on a subject. */
export const source = (region: string, subject: Subject, title: string, href: string, asOf: string): FactSource =>
  lawSource(subject, region, title, href, asOf);
