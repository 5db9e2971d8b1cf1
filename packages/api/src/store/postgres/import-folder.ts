import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { staffRecordIn } from '../../staff/staff-files.js';
import { StorageError } from '../errors.js';
import { endName } from '../files/journal-file.js';
import { type FileStores, openFiles } from '../files/open-files.js';
import { addressKey, searchText } from '../search.js';
import type { Sql } from './database.js';
import { openCheckedDatabase } from './open-postgres.js';

const BATCH = 500;

const timestamp = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

/** What a data folder holds, as the rows of our tables. */
function rowsOf({ entries, erasures, leads, outbox, auditLog, sessions }: FileStores) {
  const fingerprints = new Map(entries.flatMap((entry) => (entry.t === 'lead' ? [[entry.id, entry.key]] : [])));
  return {
    leads: leads.all.map(({ submittedAt, handledAt, note = null, ...lead }) => ({
      ...lead,
      fingerprint: fingerprints.get(lead.id) ?? null,
      search: searchText(lead.body),
      address:
        lead.kind === 'subscriber' && !lead.spam && lead.status !== 'unsubscribed' ? addressKey(lead.body.email) : null,
      submitted_at: timestamp(submittedAt),
      handled_at: timestamp(handledAt),
      note,
    })),
    deliveries: outbox.all.map(({ delivery, sequence, next }) => {
      const { leadId, createdAt, updatedAt, ...rest } = delivery;
      const times = { created_at: createdAt, updated_at: updatedAt, next_at: timestamp(next) };
      return { ...rest, ...times, sequence, lead_id: leadId };
    }),
    audit: auditLog.lines.map((line) => ({ ...line, at: timestamp(line.at) })),
    tombstones: erasures.flatMap(({ at, by, ids }) =>
      ids.map((id) => ({ id, erased_at: timestamp(at), erased_by: by })),
    ),
    ended_sessions: [...sessions.ended].map(([session, until]) => ({ session, until: timestamp(until) })),
  };
}

/** Stores rows, and lets the table's own numbers go on after them. */
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
 * Copies what a data folder holds into a database that has not been used yet: all of it or nothing. Resolves with the
 * number of leads. The folder stays as it is; no server may be running on it.
 *
 * The staff's record goes along, so passwords and sessions stay valid, unless a server has made one there before.
 */
export async function importFolder(folder: string, connectionString: string): Promise<number> {
  if (!existsSync(join(folder, endName))) throw new Error(`There are no leads in ${folder}. Nothing was changed.`);
  const files = await openFiles({ folder });
  try {
    const tables = rowsOf(files);
    const staff = await staffRecordIn(folder);
    const db = await openCheckedDatabase(connectionString);
    try {
      await db.transaction(async (sql) => {
        await sql.query('lock table leads, audit in exclusive mode');
        const there = await sql.query('select 1 from leads union all select 1 from audit limit 1');
        if (there.length > 0) throw new StorageError('The database has been used already. Nothing was changed.');
        for (const [table, rows] of Object.entries(tables)) await insert(sql, table, rows);
        if (staff)
          await sql.query('insert into staff (record) values ($1) on conflict do nothing', [JSON.stringify(staff)]);
      });
    } finally {
      await db.close();
    }
    return tables.leads.length;
  } finally {
    await files.close();
  }
}
