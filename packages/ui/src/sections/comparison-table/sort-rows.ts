import type { ComparisonRow } from '../../types.js';

/** The column by which rows are sorted, and the direction. */
export interface Sorting {
  /** Id of the column; `title` is the column with the names. */
  column: string;
  direction: 'asc' | 'desc';
}

/** The sorted rows; names in the order of `locale`. Rows without a rank are last in both directions. */
export function sortRows(
  rows: readonly ComparisonRow[],
  sorting: Sorting | undefined,
  locale = 'en-US',
): readonly ComparisonRow[] {
  if (!sorting) return rows;
  const { column, direction } = sorting;
  const way = direction === 'asc' ? 1 : -1;
  const rankOf = (row: ComparisonRow) => row.cells[column]?.rank;
  return [...rows].sort((a, b) => {
    if (column === 'title') return way * a.title.localeCompare(b.title, locale);
    const [left, right] = [rankOf(a), rankOf(b)];
    if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1;
    return way * (left - right);
  });
}
