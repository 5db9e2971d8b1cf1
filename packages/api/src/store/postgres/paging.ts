import type { Page, PageQuery, Slice } from '../ports.js';
import type { Database } from './database.js';

/** What a page is cut out of. */
export interface List<Row, T> {
  table: string;
  columns?: string;
  where?: string;
  values?: unknown[];
  /** What becomes of a row. */
  item(row: Row): T;
}

/** A slice of a table, newest first. */
export async function cutSlice<Row extends { sequence: string }, T>(
  db: Database,
  { table, columns = '*', where = 'true', values = [], item }: List<Row, T>,
  { before, limit }: PageQuery,
): Promise<Slice<T>> {
  const [cursor, count] = [values.length + 1, values.length + 2];
  const rows = await db.query<Row>(
    `select ${columns} from ${table} where ${where} and ($${cursor}::bigint is null or sequence < $${cursor})
    order by sequence desc limit $${count}`,
    [...values, before ?? null, limit + 1],
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(item), ...(last && { next: Number(last.sequence) }) };
}

/** The same, with how many rows there are. */
export async function cutPage<Row extends { sequence: string }, T>(
  db: Database,
  list: List<Row, T>,
  query: PageQuery,
): Promise<Page<T>> {
  const { table, where = 'true', values = [] } = list;
  const [slice, [counted]] = await Promise.all([
    cutSlice(db, list, query),
    db.query<{ total: string }>(`select count(*) as total from ${table} where ${where}`, values),
  ]);
  return { ...slice, total: Number(counted?.total) };
}
