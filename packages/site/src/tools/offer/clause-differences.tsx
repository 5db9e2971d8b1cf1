import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { ArticleTable } from '@boundless/ui/components/article-table';
import type { DifferingClause } from './compare-offers.js';

/** What each offer's answer means, a row for each clause. An offer without an answer has an empty cell. */
export const meaningRows = (clauses: readonly DifferingClause[]) =>
  clauses.map(({ id, title, replies }) => [
    title,
    ...replies.map((reply) => (reply && clauseMeanings.meanings[id]?.[reply].means) ?? ''),
  ]);

/** Below the clauses that differ: what each answer means. Apart, because the meanings are fetched once two offers differ. */
export const ClauseDifferences = ({ clauses }: { clauses: readonly DifferingClause[] }) => (
  <ArticleTable
    caption={words.clauses.meanings}
    head={[words.clauses.column, words.offers.a, words.offers.b]}
    rows={meaningRows(clauses)}
  />
);
