import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { ArticleTable } from '@boundless/ui/components/article-table';
import type { DifferingClause } from './compare-offers.js';

export interface ClauseTableProps {
  clauses: readonly DifferingClause[];
}

/** The clauses that differ, a row each: title, and the answer of each offer. */
export const ClauseTable = ({ clauses }: ClauseTableProps) => (
  <ArticleTable
    caption={words.clauses.caption}
    head={[words.clauses.column, words.offers.a, words.offers.b]}
    rows={clauses.map(({ title, answers }) => [title, ...answers])}
  />
);
