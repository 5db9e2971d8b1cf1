import { meaningOf } from './clause-meaning.js';
import { ClauseTables, type ClauseTablesProps } from './clause-tables.js';
import type { AnsweredClause } from './compare-offers.js';

/** The clause with what each answer means. */
export function withMeanings(clause: AnsweredClause): AnsweredClause {
  const { id, replies, kinds, country } = clause;
  const answers = clause.answers.map((answer, offer) => {
    const [reply, kind] = [replies[offer], kinds[offer]];
    const means = reply && kind && meaningOf(id, reply, { kind, country });
    return means ? `${answer}. ${means}` : answer;
  });
  return { ...clause, answers };
}

/** The clauses with what each answer means. Apart, because the meanings are fetched once a clause has an answer. */
export const ExplainedClauses = ({ differing, alike }: ClauseTablesProps) => (
  <ClauseTables differing={differing.map(withMeanings)} alike={alike.map(withMeanings)} />
);
