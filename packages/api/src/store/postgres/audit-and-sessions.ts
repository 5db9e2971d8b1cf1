import { randomUUID } from 'node:crypto';
import type { AuditLog, Sessions } from '../ports.js';
import type { Database } from './database.js';
import { cutPage } from './paging.js';
import { auditEntry } from './rows.js';

/** The audit log in PostgreSQL. */
export const postgresAuditLog = (db: Database): AuditLog => ({
  async add({ action, address, subject = null }) {
    await db.query('insert into audit (id, action, address, subject) values ($1, $2, $3, $4) on conflict do nothing', [
      randomUUID(),
      action,
      address,
      subject,
    ]);
  },
  page: (query) => cutPage(db, { table: 'audit', item: auditEntry }, query),
});

/** Ended sessions in PostgreSQL. */
export const postgresSessions = (db: Database): Sessions => ({
  /** Forgets, on the way, the sessions that have ended by themselves since. */
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
