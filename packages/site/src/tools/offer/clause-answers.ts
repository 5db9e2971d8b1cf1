import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import { contractLawOf } from '@boundless/content/facts/contract-laws';
import type { ClauseAnswer } from '@boundless/ui/types';
import type { CheckedOffer } from './check-offer.js';

type ClausesOf = Pick<CheckedOffer, 'clauses' | 'contract'>;

/** The laws that we have read on the clauses that the contract has or may have, by the question's id. */
export const clauseLaws = ({ clauses, contract }: ClausesOf) =>
  words.questions.flatMap(({ id }) => {
    const law = clauses[id] && clauses[id] !== 'no' ? contractLawOf(id, contract) : undefined;
    return law ? [law] : [];
  });

/** What each answered question means for a contract and what to ask for, in the order of the questions. */
export function clauseAnswers({ clauses, contract }: ClausesOf): ClauseAnswer[] {
  const laws = clauseLaws({ clauses, contract });
  return words.questions.flatMap(({ id, title }) => {
    const reply = clauses[id];
    const meaning = clauseMeanings.meanings[id];
    if (!reply || !meaning) return [];
    const { more } = meaning;
    const { means: anywhere, ask } = meaning[reply];
    const law = laws.find(({ subject }) => subject === id);
    const means = law ? `${anywhere} ${law.text}` : anywhere;
    return [{ id, title, answer: words.answers[reply], means, ask, ...(more && { more }) }];
  });
}
