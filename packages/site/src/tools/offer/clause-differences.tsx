import { meaningOf } from './clause-meaning.js';
import { ClauseTable, type ClauseTableProps } from './clause-table.js';
import type { DifferingClause } from './compare-offers.js';

/** The clause with what each answer means. */
export function withMeanings(clause: DifferingClause): DifferingClause {
  const { id, replies, kinds, country } = clause;
  const answers = clause.answers.map((answer, offer) => {
    const [reply, kind] = [replies[offer], kinds[offer]];
    const means = reply && kind && meaningOf(id, reply, { kind, country });
    return means ? `${answer}. ${means}` : answer;
  });
  return { ...clause, answers };
}

/** The clauses that differ, with what each answer means. Apart, because the meanings are fetched once two offers differ. */
export const ClauseDifferences = ({ clauses }: ClauseTableProps) => <ClauseTable clauses={clauses.map(withMeanings)} />;
