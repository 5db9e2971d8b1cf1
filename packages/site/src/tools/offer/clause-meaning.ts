import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import type { ClauseReply } from './offer-clauses.js';
import type { OfferKind } from './offer-kinds.js';

/** What to ask for because of an answer about a clause, for a contract of a kind. */
export function askOf(id: string, reply: ClauseReply, kind: OfferKind): string {
  const ask = clauseMeanings.meanings[id]?.[reply].ask ?? '';
  return (typeof ask === 'string' ? ask : ask[kind]) ?? '';
}

/** What an answer about a clause means for a contract of a kind in a country. */
export function meaningOf(id: string, reply: ClauseReply, place: { kind: OfferKind; country: 'us' | 'ca' }): string {
  const answer = clauseMeanings.meanings[id]?.[reply];
  if (!answer) return '';
  const { means } = answer;
  const text = typeof means === 'string' ? means : means[place.kind];
  return [text, answer[place.country]].filter(Boolean).join(' ');
}
