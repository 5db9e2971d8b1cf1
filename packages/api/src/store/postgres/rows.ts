import type { Lead, Page, PageQuery, Total } from '../ports.js';
import type { Sql } from './database.js';

export const leadColumns =
  'id, sequence, kind, spam, submitted_at as "submittedAt", body, handled_at as "handledAt", note, status';

export const deliveryColumns = `id, sequence, lead_id as "leadId", kind, channel, state, attempts, created_at as "createdAt",
  updated_at as "updatedAt", case when state = 'pending' then next_at end as "nextAttemptAt", error`;

export type Row = Record<string, unknown>;

/** A row without its null columns. */
const read = (row: Row, time: (date: Date) => unknown): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, value instanceof Date ? time(value) : value]),
  );

export const toLead = (row: Row) => read(row, (date) => date.getTime()) as unknown as Lead;

export const withIsoTimes = <T>({ sequence: _, ...row }: Row) => read(row, (date) => date.toISOString()) as T;

/** Up to this number, matches are counted. */
const COUNTED = 10_000;

/** Counting all matches of a large table would take longer than reading the page. Above {@link COUNTED} the planner estimates them. */
async function countRows(db: Sql, from: string, values: readonly unknown[]): Promise<Total> {
  const [row] = await db.query<Row>(
    `select count(*) as count from (select ${from} limit ${COUNTED + 1}) as counted`,
    values,
  );
  const count = Number(row?.count);
  if (count <= COUNTED) return { count, isEstimate: false };
  const [explained] = await db.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) select ${from}`,
    values,
  );
  const estimate = Number(explained?.['QUERY PLAN'][0]?.Plan['Plan Rows'].toPrecision(2));
  return { count: Math.max(estimate, COUNTED), isEstimate: true };
}

/** A page of a table, newest first. `item` converts a row. */
export async function selectPage<T>(
  db: Sql,
  list: { table: string; columns?: string; where?: string; values?: unknown[]; item: (row: Row) => T },
  { before, limit }: PageQuery,
): Promise<Page<T>> {
  const { table, columns = '*', where = 'true', values = [], item } = list;
  const [cursor, count] = [values.length + 1, values.length + 2];
  const rows = await db.query<Row>(
    `select ${columns} from ${table} where ${where} and ($${cursor}::bigint is null or sequence < $${cursor})
    order by sequence desc limit $${count}`,
    [...values, before, limit + 1],
  );
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(item),
    next: rows.length > limit ? Number(shown.at(-1)?.sequence) : undefined,
    total: () => countRows(db, `from ${table} where ${where}`, values),
  };
}
