import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import type { Texts } from '../definition.js';
import { fill, number } from '../format.js';
import type { OfferKind } from './offer-kinds.js';

export type ClauseReply = keyof typeof words.answers;

/** The answer to each question about a clause, by its parameter. A question may stay unanswered. */
export type ClauseReplies = Readonly<Record<string, ClauseReply>>;

export const clauseNames = words.questions.map(({ id }) => id);

/** The questions about a contract of this kind. */
export const clausesOf = (kind: OfferKind) => words.questions.filter(({ kinds }) => !kinds || kinds.includes(kind));

/** The questions about a contract of this kind that have no answer. */
export const openClausesOf = (kind: OfferKind, replies: ClauseReplies) =>
  clausesOf(kind).filter(({ id }) => !replies[id]);

/** Those that can cost the most. */
const clausesFirst = ['confession', 'guarantee', 'lien', 'debit'];

/** With which clauses to start, while none is answered. */
export function uncheckedText(kind: OfferKind, replies: ClauseReplies): string | undefined {
  if (Object.keys(replies).length > 0) return undefined;
  const open = clausesOf(kind);
  const titles = open.filter(({ id }) => clausesFirst.includes(id)).map(({ title }) => title);
  return fill(words.unanswered, { total: number(open.length), titles: titles.join(', ') });
}

export const clauseOptions = Object.entries(words.answers).map(([value, label]) => ({ value, label }));

const isReply = (text: string): text is ClauseReply => Object.hasOwn(words.answers, text);

/** The answers about a contract of this kind, and a message for each that is not a choice. */
export function readClauses(kind: OfferKind, values: Texts): { errors: Texts; replies: ClauseReplies } {
  const errors: Record<string, string> = {};
  const replies: Record<string, ClauseReply> = {};
  for (const { id: name } of clausesOf(kind)) {
    const text = values[name]?.trim() ?? '';
    if (isReply(text)) replies[name] = text;
    else if (text) errors[name] = words.missing;
  }
  return { errors, replies };
}
