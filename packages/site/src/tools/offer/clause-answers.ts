import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import { confessionLawOf } from '@boundless/content/facts/confession-laws';
import type { ClauseAnswer } from '@boundless/ui/types';
import type { ClauseReplies } from './offer-clauses.js';

/** The law of a region on confessions of judgment, if we have read it and the contract has or may have one. */
export const confessionLaw = (replies: ClauseReplies, region: string) =>
  replies.confession && replies.confession !== 'no' ? confessionLawOf(region) : undefined;

/** What each answered question means in a region and what to ask for, in the order of the questions. */
export const clauseAnswers = (replies: ClauseReplies, region: string): ClauseAnswer[] =>
  words.questions.flatMap(({ id, title }) => {
    const reply = replies[id];
    const meaning = clauseMeanings.meanings[id];
    if (!reply || !meaning) return [];
    const { more } = meaning;
    const { means: anywhere, ask } = meaning[reply];
    const law = id === 'confession' && confessionLaw(replies, region);
    const means = law ? `${anywhere} ${law.text}` : anywhere;
    return [{ id, title, answer: words.answers[reply], means, ask, ...(more && { more }) }];
  });
