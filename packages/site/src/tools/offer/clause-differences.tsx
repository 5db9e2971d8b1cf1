import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { ClauseTable, type ClauseTableProps } from './clause-table.js';
import type { DifferingClause } from './compare-offers.js';

/** The clause with what each answer means. */
export function withMeanings(clause: DifferingClause): DifferingClause {
  const answers = clause.answers.map((answer, offer) => {
    const reply = clause.replies[offer];
    const means = reply && clauseMeanings.meanings[clause.id]?.[reply].means;
    return means ? `${answer}. ${means}` : answer;
  });
  return { ...clause, answers };
}

/** The clauses that differ, with what each answer means. Apart, because the meanings are fetched once two offers differ. */
export const ClauseDifferences = ({ clauses }: ClauseTableProps) => <ClauseTable clauses={clauses.map(withMeanings)} />;
