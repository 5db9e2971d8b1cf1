import type { Page, PageQuery } from '../ports.js';
import type { Database } from './database.js';
import type { Row } from './rows.js';

/** What a page is cut out of. */
export interface List<T> {
  table: string;
  columns?: string;
  where?: string;
  values?: unknown[];
  /** What becomes of a row. */
  item(row: Row): T;
}

/** A page of a table, newest first. */
export async function cutPage<T>(
  db: Database,
  { table, columns = '*', where = 'true', values = [], item }: List<T>,
  { before, limit }: PageQuery,
): Promise<Page<T>> {
  const [cursor, count] = [values.length + 1, values.length + 2];
  const rows = await db.query<Row>(
    `select ${columns} from ${table} where ${where} and ($${cursor}::bigint is null or sequence < $${cursor})
    order by sequence desc limit $${count}`,
    [...values, before ?? null, limit + 1],
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(item),
    ...(last && { next: Number(last.sequence) }),
    async total() {
      const [row] = await db.query<Row>(`select count(*) as total from ${table} where ${where}`, values);
      return Number(row?.total);
    },
  };
}
