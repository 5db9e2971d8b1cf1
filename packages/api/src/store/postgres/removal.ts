import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '../../contract/index.js';
import type { Database, Sql } from './database.js';

/** Rows that one transaction removes. That takes some hundred milliseconds, far from the database's time for a statement. */
export const BATCH = 5_000;

/** The ids of the rows that have expired, oldest first. Skips those that another process is removing. */
export const oldest = (table: string, where: string) =>
  `select id from ${table} where ${where} order by sequence limit ${BATCH} for update skip locked`;

interface Removal {
  action: Extract<AuditEntry['action'], 'erase' | 'retention'>;
  address: string;
  /** Deletes rows, and resolves with their number. `line` is the id of the line of the audit log that is being written. */
  work(sql: Sql, line: string): Promise<number>;
  /** What was removed, for the audit log. Begins with the number. */
  subject(count: number): string;
}

/**
 * Removes rows and records it in the audit log, in one transaction. The line's id is given before the transaction is sent, so that one that is
 * sent again waits for the first one and finds its line: it removes nothing more and resolves with the same number.
 */
export function remove(db: Database, { action, address, work, subject }: Removal): Promise<number> {
  const id = randomUUID();
  return db.write(async (sql) => {
    const insert = 'insert into audit (id, action, address) values ($1, $2, $3) on conflict do nothing returning id';
    const inserted = await sql.query(insert, [id, action, address]);
    if (inserted.length === 0) {
      const [line] = await sql.query<{ subject: string }>('select subject from audit where id = $1', [id]);
      return Number.parseInt(line?.subject ?? '', 10);
    }
    const count = await work(sql, id);
    if (count > 0) await sql.query('update audit set subject = $2 where id = $1', [id, subject(count)]);
    else await sql.query('delete from audit where id = $1', [id]);
    return count;
  });
}
