import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { type Database, type DatabaseTimeouts, openDatabase } from './database.js';
import { migrate } from './migrations.js';
import { postgresAuditLog, postgresSessions, postgresStaffRecords } from './other-ports.js';
import { PostgresLeads } from './postgres-leads.js';
import { PostgresOutbox } from './postgres-outbox.js';

/** Host, port and name of a database: the parts of its address that may be shown. Never the user or the password. */
function placeOf(connectionString: string): string {
  const { hostname, port, pathname, searchParams } = new URL(connectionString);
  return `PostgreSQL, ${searchParams.get('host') ?? (hostname || 'localhost')}:${port || 5432}${pathname}`;
}

/** An answer of 201 promises that the lead is on disk, so the database must not acknowledge before it writes. */
async function checkDurability(db: Database): Promise<void> {
  const [settings] = await db.query<{ commit: string; fsync: string | null }>(
    `select current_setting('synchronous_commit') as commit, current_setting('fsync', true) as fsync`,
  );
  const off = settings?.commit === 'off' ? 'synchronous_commit' : settings?.fsync === 'off' ? 'fsync' : undefined;
  if (off) throw new StorageError(`its setting ${off} is off, so a power cut could take what was acknowledged`);
}

/** Erases leads that an older dump brought back. Deletes only if there are any, because a read-only copy refuses it. */
async function forgetAgain(db: Database): Promise<void> {
  const back = await db.query('select 1 from leads join tombstones using (id) limit 1');
  if (back.length > 0) await db.query('delete from leads using tombstones where leads.id = tombstones.id');
}

/** The message of the innermost error. */
function messageOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException & { cause?: unknown };
  return cause ? messageOf(cause) : message || code || 'it does not answer';
}

/** Connects to a database and checks that it can be used, or throws the reason. */
export async function openCheckedDatabase(connectionString: string, timeouts?: DatabaseTimeouts): Promise<Database> {
  const db = openDatabase(connectionString, timeouts);
  try {
    await checkDurability(db);
    await migrate(db);
    await forgetAgain(db);
    return db;
  } catch (error) {
    await db.close();
    throw new StorageError(
      `The database of DATABASE_URL (${placeOf(connectionString)}) cannot be used: ${messageOf(error)}.`,
    );
  }
}

/** Opens the stores of a database, and creates or updates its tables. */
export async function openPostgres(connectionString: string, timeouts?: DatabaseTimeouts): Promise<OpenStores> {
  const db = await openCheckedDatabase(connectionString, timeouts);
  return {
    leads: new PostgresLeads(db),
    auditLog: postgresAuditLog(db),
    outbox: new PostgresOutbox(db),
    sessions: postgresSessions(db),
    staffRecords: postgresStaffRecords(db),
    place: placeOf(connectionString),
    /** Really writes: a database that answers may still be a read-only copy, or out of space. */
    async ready() {
      await db.query('update schema_version set checked_at = now()');
    },
    close: () => db.close(),
  };
}
