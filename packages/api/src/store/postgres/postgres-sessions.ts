import type { Sessions } from '../ports.js';
import type { Database } from './database.js';

/** Ended sessions in PostgreSQL. */
export class PostgresSessions implements Sessions {
  constructor(private readonly db: Database) {}

  /** Forgets, on the way, the sessions that have ended by themselves since. */
  async end(session: string, until: number): Promise<void> {
    await this.db.query(
      `with forgotten as (delete from ended_sessions where until < now())
      insert into ended_sessions (session, until) values ($1, $2) on conflict do nothing`,
      [session, new Date(until)],
    );
  }

  async isEnded(session: string): Promise<boolean> {
    const rows = await this.db.query('select 1 from ended_sessions where session = $1', [session]);
    return rows.length > 0;
  }
}
