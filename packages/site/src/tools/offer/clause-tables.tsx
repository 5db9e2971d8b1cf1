import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { ArticleTable } from '@boundless/ui/components/article-table';
import type { AnsweredClause, OfferComparison } from './compare-offers.js';

export type ClauseTablesProps = Pick<NonNullable<OfferComparison['clauses']>, 'differing' | 'alike'>;

/** The clauses that differ and those that both offers share, a row each: title, and the answers. */
export const ClauseTables = ({ differing, alike }: ClauseTablesProps) => (
  <>
    {differing.length > 0 && (
      <ArticleTable
        caption={words.clauses.caption}
        head={[words.clauses.column, words.offers.a, words.offers.b]}
        rows={differing.map(({ title, answers }) => [title, ...answers])}
      />
    )}
    {alike.length > 0 && (
      <ArticleTable
        caption={words.clauses.shared}
        head={[words.clauses.column, words.clauses.both]}
        rows={alike.map((clause) => [clause.title, sharedAnswer(clause)])}
      />
    )}
  </>
);

/** Once, unless it means something else for the type of each contract. */
export function sharedAnswer({ answers: [a = '', b = ''] }: Pick<AnsweredClause, 'answers'>) {
  return a === b ? a : `${a} (${words.offers.a}) ${b} (${words.offers.b})`;
}
