import type { Delivery } from '../../contract/index.js';
import type { Outbox } from '../ports.js';
import type { Database } from './database.js';
import { cutPage, deliveryColumns, leadColumns, type Row, storedLead, withIsoTimes } from './rows.js';

const delivery = withIsoTimes<Delivery>;

/** The outbox in PostgreSQL. Any number of processes may use it. */
export const postgresOutbox = (db: Database, now: () => number): Outbox => ({
  /** Skips rows that another process is claiming, so that nothing is claimed twice and no process waits. */
  async claim(limit, leaseMs, channel) {
    const due = await db.query<Row>(
      `with due as (
        select id from deliveries
        where state = 'pending' and greatest(next_at, leased_until) <= now() and ($3::text is null or channel = $3)
        order by greatest(next_at, leased_until), sequence limit $1 for update skip locked
      ), claimed as (
        update deliveries set leased_until = now() + $2::float8 * interval '1 millisecond'
        from due where deliveries.id = due.id returning deliveries.*
      )
      select ${deliveryColumns} from claimed order by sequence`,
      [limit, leaseMs, channel],
    );
    if (due.length === 0) return [];
    const ids = due.map(({ leadId }) => leadId);
    const leads = await db.query<Row>(`select ${leadColumns} from leads where id = any($1)`, [ids]);
    const byId = new Map(leads.map((row) => [row.id, storedLead(row)]));
    return due.flatMap((row) => {
      const lead = byId.get(row.leadId);
      return lead ? [{ delivery: delivery(row), lead }] : [];
    });
  },

  async finish(id, { error, nextAttemptAt }) {
    const state = error === undefined ? 'sent' : nextAttemptAt === undefined ? 'failed' : 'pending';
    const waitMs = nextAttemptAt === undefined ? undefined : nextAttemptAt - now();
    await db.query(
      `update deliveries set state = $2, attempts = attempts + 1, error = $3, updated_at = now(), leased_until = null,
        next_at = now() + $4::float8 * interval '1 millisecond'
      where id = $1`,
      [id, state, error, waitMs],
    );
  },

  async release(ids) {
    await db.query('update deliveries set leased_until = null where id = any($1)', [ids]);
  },

  async findByLeads(ids) {
    const statement = `select ${deliveryColumns} from deliveries where lead_id = any($1) order by sequence`;
    return (await db.query<Row>(statement, [ids])).map(delivery);
  },

  page: (query) => cutPage(db, { table: 'deliveries', columns: deliveryColumns, item: delivery }, query),

  async resend(id) {
    const [row] = await db.write((sql) =>
      sql.query<Row>(
        `update deliveries set state = 'pending', attempts = 0, error = null, updated_at = now(), next_at = now(),
        leased_until = null
      where id = $1 returning ${deliveryColumns}`,
        [id],
      ),
    );
    return row && delivery(row);
  },
});
