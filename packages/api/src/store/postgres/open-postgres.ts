import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '../../contract/index.js';
import { StorageError } from '../errors.js';
import type { AuditLog, OpenStores, Sessions, StaffRecordStore } from '../ports.js';
import { countAuditLines } from '../records.js';
import { type StaffRecord, staffRecord } from '../staff-record.js';
import { type Database, type DatabaseTimeouts, openDatabase, type Sql } from './database.js';
import { migrate } from './migrations.js';
import { postgresLeads } from './postgres-leads.js';
import { postgresOutbox } from './postgres-outbox.js';
import { oldest, remove } from './removal.js';
import { selectPage, withIsoTimes } from './rows.js';

/** Host, port and name of a database. Leaves out the user and the password. */
function describeLocation(connectionString: string): string {
  const { hostname, port, pathname, searchParams } = new URL(connectionString);
  return `PostgreSQL, ${searchParams.get('host') ?? (hostname || 'localhost')}:${port || 5432}${pathname}`;
}

/**
 * A response of 201 promises that the lead is on disk, so the database must not acknowledge before it writes. Its text must hold every name,
 * and its times must be in the format that the driver reads.
 */
async function checkSettings(db: Database): Promise<void> {
  const [settings] = await db.query<{ commit: string; fsync: string | null; encoding: string; dates: string }>(
    `select current_setting('synchronous_commit') as commit, current_setting('fsync', true) as fsync,
    current_setting('server_encoding') as encoding, current_setting('datestyle') as dates`,
  );
  const { commit, fsync, encoding = '', dates = '' } = settings ?? {};
  const off = commit === 'off' ? 'synchronous_commit' : fsync === 'off' ? 'fsync' : undefined;
  if (off) throw new StorageError(`its setting ${off} is off, so a power cut could lose acknowledged leads`);
  if (!/^(UTF8|SQL_ASCII)$/.test(encoding))
    throw new StorageError(`its encoding is ${encoding}, which lacks letters of many names. Create one with UTF8`);
  if (!dates.startsWith('ISO'))
    throw new StorageError(`its setting DateStyle is ${dates}. Set it to ISO, so that times can be read`);
}

/** Erases leads that an older dump restored. Deletes only if there are any, because a read-only replica refuses it. */
async function eraseRestoredLeads(db: Database): Promise<void> {
  const restored = await db.query('select 1 from leads join tombstones using (id) limit 1');
  if (restored.length > 0) await db.query('delete from leads using tombstones where leads.id = tombstones.id');
}

function innermostMessage(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException & { cause?: unknown };
  return cause ? innermostMessage(cause) : message || code || 'it does not respond';
}

/** Connects to a database and checks that it can be used, or throws the reason. */
export async function openCheckedDatabase(connectionString: string, timeouts?: DatabaseTimeouts): Promise<Database> {
  const db = openDatabase(connectionString, timeouts);
  try {
    await checkSettings(db);
    await migrate(db);
    await eraseRestoredLeads(db);
    return db;
  } catch (error) {
    await db.close();
    throw new StorageError(
      `The database of DATABASE_URL (${describeLocation(connectionString)}) cannot be used: ${innermostMessage(error)}.`,
    );
  }
}

const postgresAuditLog = (db: Database): AuditLog => ({
  async add({ action, address, subject }) {
    const statement = 'insert into audit (id, action, address, subject) values ($1, $2, $3, $4) on conflict do nothing';
    await db.query(statement, [randomUUID(), action, address, subject]);
  },
  expire: ({ lines, refusals }) =>
    remove(db, {
      action: 'retention',
      address: 'server',
      subject: countAuditLines,
      async work(sql, line) {
        const [before, refusedBefore] = [new Date(lines), new Date(refusals)];
        await sql.query(`update tombstones set erased_by = '' where erased_at < $1 and erased_by <> ''`, [before]);
        const expired = `id <> $3 and at < case when action = 'sign-in-refused' then $2::timestamptz else $1 end`;
        const statement = `delete from audit where id in (${oldest('audit', expired)}) returning id`;
        return (await sql.query(statement, [before, refusedBefore, line])).length;
      },
    }),
  page: (query) => selectPage(db, { table: 'audit', item: withIsoTimes<AuditEntry> }, query),
});

const postgresSessions = (db: Database): Sessions => ({
  async end(session, until) {
    await db.query(
      `with expired as (delete from ended_sessions where until < now())
      insert into ended_sessions (session, until) values ($1, $2) on conflict do nothing`,
      [session, new Date(until)],
    );
  },
  async isEnded(session) {
    const rows = await db.query('select 1 from ended_sessions where session = $1', [session]);
    return rows.length > 0;
  },
});

async function readStaffRecord(sql: Sql): Promise<StaffRecord | null> {
  const [row] = await sql.query<{ record: unknown }>('select record from staff');
  const found = staffRecord.nullable().safeParse(row?.record ?? null);
  if (!found.success) throw new StorageError('its table "staff" has a record that this server did not write');
  return found.data;
}

/** The staff's record in PostgreSQL, so that a session is valid in all processes. */
const postgresStaffRecords = (db: Database): StaffRecordStore => ({
  read: () => readStaffRecord(db),
  update: (complete) =>
    db.transaction(async (sql) => {
      // If several processes start for the first time together, only one generates the password.
      await sql.query('lock table staff in exclusive mode');
      const record = await complete(await readStaffRecord(sql));
      const statement = 'insert into staff (record) values ($1) on conflict (one) do update set record = $1';
      await sql.query(statement, [JSON.stringify(record)]);
      return record;
    }),
});

export async function openPostgres(url: string, now: () => number, timeouts?: DatabaseTimeouts): Promise<OpenStores> {
  const db = await openCheckedDatabase(url, timeouts);
  return {
    leads: postgresLeads(db),
    auditLog: postgresAuditLog(db),
    outbox: postgresOutbox(db, now),
    sessions: postgresSessions(db),
    staffRecords: postgresStaffRecords(db),
    location: describeLocation(url),
    /** Writes, because a database that responds may still be a read-only replica or out of space. */
    async ready() {
      await db.query('update schema_version set checked_at = now()');
    },
    close: () => db.close(),
  };
}
