import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import { contractLawsOf } from '@boundless/content/facts/contract-laws';
import type { StateLaw } from '@boundless/content/facts/state-law';
import type { ClauseAnswer } from '@boundless/ui/types';
import { type CheckedOffer, isInCanada } from './check-offer.js';
import { askOf, meaningOf } from './clause-meaning.js';
import { openClausesOf } from './offer-clauses.js';

type ClausesOf = Pick<CheckedOffer, 'clauses' | 'contract'>;

/** The laws that we have read on the clauses that the contract has, may have or lacks, by the question's id. */
export const clauseLaws = ({ clauses, contract }: ClausesOf) =>
  words.questions.flatMap(({ id }) => {
    const reply = clauses[id];
    if (!reply) return [];
    return contractLawsOf(id, { ...contract, followsSales: clauses.reconciliation !== 'no' }).filter(
      ({ ifSilent, ifElsewhere, unlessYes }) =>
        reply !== (unlessYes ? 'yes' : 'no') &&
        (!ifSilent || reply === 'silent') &&
        (!ifElsewhere || clauses.law !== 'no'),
    );
  });

/** What each answered question means for a contract and what to ask for, in the order of the questions. A law that forbids the clause comes first. `textOf` writes a law, with its sources for example. */
export function clauseAnswers(
  { clauses, contract }: ClausesOf,
  textOf: (law: StateLaw) => string = ({ text }) => text,
): ClauseAnswer[] {
  const laws = clauseLaws({ clauses, contract });
  return words.questions.flatMap(({ id, title }) => {
    const reply = clauses[id];
    const meaning = clauseMeanings.meanings[id];
    if (!reply || !meaning) return [];
    const { more } = meaning;
    const country = isInCanada(contract.region) ? 'ca' : 'us';
    const own = laws.filter(({ subject }) => subject === id);
    const means = [
      ...own.filter((law) => law.forbids).map(textOf),
      meaningOf(id, reply, { kind: contract.kind, country }),
      ...own.filter((law) => !law.forbids).map(textOf),
    ].join(' ');
    const ask = [askOf(id, reply, contract.kind), ...own.flatMap((law) => law.ask ?? [])].join('; ');
    return [{ id, title, answer: words.answers[reply], means, ask, ...(more && { more }) }];
  });
}

/** The questions about clauses without an answer, with what to ask for until there is one. */
export const openClauses = ({ clauses, contract }: ClausesOf) =>
  openClausesOf(contract.kind, clauses).map(({ id, title }) => ({
    id,
    title,
    ask: askOf(id, 'silent', contract.kind),
  }));
