import { randomUUID } from 'node:crypto';
import { type StaffRecord, type StaffRecordStore, staffRecord } from '../../staff/staff-record.js';
import { StorageError } from '../errors.js';
import type { AuditLog, Sessions } from '../ports.js';
import type { Database } from './database.js';
import { auditEntry, cutPage } from './rows.js';

/** The audit log in PostgreSQL. */
export const postgresAuditLog = (db: Database): AuditLog => ({
  async add({ action, address, subject }) {
    const statement = 'insert into audit (id, action, address, subject) values ($1, $2, $3, $4) on conflict do nothing';
    await db.query(statement, [randomUUID(), action, address, subject]);
  },
  page: (query) => cutPage(db, { table: 'audit', item: auditEntry }, query),
});

/** Ended sessions in PostgreSQL. */
export const postgresSessions = (db: Database): Sessions => ({
  /** Also removes the sessions that have expired since. */
  async end(session, until) {
    await db.query(
      `with forgotten as (delete from ended_sessions where until < now())
      insert into ended_sessions (session, until) values ($1, $2) on conflict do nothing`,
      [session, new Date(until)],
    );
  },
  async isEnded(session) {
    const rows = await db.query('select 1 from ended_sessions where session = $1', [session]);
    return rows.length > 0;
  },
});

/** Keeps the staff's record in the database, so that a sign-in at one process is valid at all of them. */
export const postgresStaffRecords = (db: Database): StaffRecordStore => ({
  update: (complete) =>
    db.transaction(async (sql) => {
      // If several processes start for the first time together, only one generates the password.
      await sql.query('lock table staff in exclusive mode');
      const [row] = await sql.query<{ record: StaffRecord }>('select record from staff');
      const found = staffRecord.nullable().safeParse(row?.record ?? null);
      if (!found.success) throw new StorageError('its table "staff" holds what this server did not write');
      const record = await complete(found.data);
      const statement = 'insert into staff (record) values ($1) on conflict (one) do update set record = $1';
      await sql.query(statement, [JSON.stringify(record)]);
      return record;
    }),
});
