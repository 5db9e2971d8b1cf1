import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError } from '../errors.js';
import { readStaffRecord } from '../files/file-staff-records.js';
import { markMoved } from '../files/moved.js';
import { type FileStores, openFiles } from '../files/open-files.js';
import { endName } from '../files/read-journal.js';
import type { Lead } from '../ports.js';
import { createUniqueKeys, mailboxKey, searchText } from '../search.js';
import type { Sql } from './database.js';
import { openCheckedDatabase } from './open-postgres.js';

const BATCH = 500;

/** Renames keys to column names and formats times for PostgreSQL. Keys without a column are ignored by the insert. */
const toRow = (object: object) =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof value === 'number' && /(^at|At|until)$/.test(name) ? new Date(value).toISOString() : value,
    ]),
  );

function toRows({ journal, erasures, leads, outbox, auditLog, sessions }: FileStores) {
  const fingerprints = new Map(journal.entries.flatMap((entry) => (entry.t === 'lead' ? [[entry.id, entry.key]] : [])));
  const uniqueKey = createUniqueKeys();
  const added = (lead: Lead) => ({
    fingerprint: fingerprints.get(lead.id),
    search: searchText(lead.body),
    mailbox: mailboxKey(lead.body),
    address: uniqueKey(lead),
  });
  const tables = {
    leads: leads.all.map((lead) => ({ ...lead, ...added(lead) })),
    deliveries: outbox.all.map(({ delivery, sequence, next }) => ({ ...delivery, sequence, nextAt: next })),
    audit: auditLog.lines,
    tombstones: erasures.all.flatMap(({ at, by, ids }) => ids.map((id) => ({ id, erasedAt: at, erasedBy: by }))),
    ended_sessions: [...sessions.ended].map(([session, until]) => ({ session, until })),
  };
  return Object.entries(tables).map(([table, rows]) => ({ table, rows: rows.map(toRow) }));
}

/** Stores rows, and sets the table's sequence to continue after them. */
async function insert(sql: Sql, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await sql.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(start, start + BATCH))],
    );
  }
  const last = rows.at(-1);
  if (last && 'sequence' in last)
    await sql.query(`select setval(pg_get_serial_sequence('${table}', 'sequence'), $1)`, [last.sequence]);
}

/**
 * Copies a data folder into an unused database, completely or not at all. Resolves with the number of leads. Nothing in the folder is
 * changed, but it is marked; no server may be using it.
 * The staff's record is copied too, so that passwords and sessions stay valid, unless the database already has one.
 */
export async function importFolder(folder: string, connectionString: string, now: () => number): Promise<number> {
  if (!existsSync(join(folder, endName))) throw new Error(`There are no leads in ${folder}. Nothing was changed.`);
  const files = await openFiles({ folder, now });
  try {
    const tables = toRows(files);
    const staff = await readStaffRecord(folder);
    const db = await openCheckedDatabase(connectionString);
    try {
      await db.transaction(async (sql) => {
        await sql.query('lock table leads, audit in exclusive mode');
        const existing = await sql.query('select 1 from leads union all select 1 from audit limit 1');
        if (existing.length > 0) throw new StorageError('The database has already been used. Nothing was changed.');
        for (const { table, rows } of tables) await insert(sql, table, rows);
        if (staff)
          await sql.query('insert into staff (record) values ($1) on conflict do nothing', [JSON.stringify(staff)]);
      });
      await markMoved(folder, now()).catch((cause) => {
        throw new StorageError(`The leads are in the database now, but ${folder} could not be marked as moved.`, {
          cause,
        });
      });
    } finally {
      await db.close();
    }
    return files.leads.all.length;
  } finally {
    await files.close();
  }
}
