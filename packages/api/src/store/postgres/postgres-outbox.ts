import type { Delivery } from '../../contract/index.js';
import type { Outbox } from '../ports.js';
import type { Database } from './database.js';
import { deliveryColumns, leadColumns, type Row, selectPage, toLead, withIsoTimes } from './rows.js';

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
    const byId = new Map(leads.map((row) => [row.id, toLead(row)]));
    return due.flatMap((row) => {
      const lead = byId.get(row.leadId);
      return lead ? [{ delivery: delivery(row), lead }] : [];
    });
  },

  /** Sets the number of attempts instead of adding one: a statement that is sent again must not count twice. */
  async finish(id, { attempts, error, nextAttemptAt }) {
    const state = error === undefined ? 'sent' : nextAttemptAt === undefined ? 'failed' : 'pending';
    const waitMs = nextAttemptAt === undefined ? undefined : nextAttemptAt - now();
    await db.query(
      `update deliveries set state = $2, attempts = $5, error = $3, updated_at = now(), leased_until = null,
        next_at = now() + $4::float8 * interval '1 millisecond'
      where id = $1`,
      [id, state, error, waitMs, attempts],
    );
  },

  async release(ids) {
    await db.query('update deliveries set leased_until = null where id = any($1)', [ids]);
  },

  async findByLeads(ids) {
    const statement = `select ${deliveryColumns} from deliveries where lead_id = any($1) order by sequence`;
    return (await db.query<Row>(statement, [ids])).map(delivery);
  },

  page: (query) => selectPage(db, { table: 'deliveries', columns: deliveryColumns, item: delivery }, query),

  /** Keeps the lease of a running attempt: if this statement is repeated after a claim, there would be a second attempt. */
  async resend(id) {
    const [row] = await db.write((sql) =>
      sql.query<Row>(
        `update deliveries set state = 'pending', attempts = 0, error = null, updated_at = now(), next_at = now(),
        leased_until = case when state = 'pending' then leased_until end
      where id = $1 returning ${deliveryColumns}`,
        [id],
      ),
    );
    return row && delivery(row);
  },

  async remind(id, afterMs) {
    const due = await db.query(
      `update deliveries set state = 'pending', attempts = 0, error = null, updated_at = now(), next_at = now(),
        leased_until = null
      where id = $1 and updated_at <= now() - $2::float8 * interval '1 millisecond'
        and (state <> 'pending' or (next_at > now() and (leased_until is null or leased_until <= now()))) returning 1`,
      [id, afterMs],
    );
    return due.length > 0;
  },

  /** The row of a mailbox decides between processes. It is deleted with its lead. */
  async admitMail(mailbox, leadId, max) {
    const admitted = await db.query(
      `with ended as (
        delete from admitted_mails where since <= now() - interval '1 hour' and mailbox <> $1
      ), recent as (
        select mailbox from admitted_mails where since > now() - interval '1 hour'
      )
      insert into admitted_mails as present (mailbox, lead_id) select $1, id from leads
      where id = $2 and ((select count(*) from recent) < $3 or $1 in (select mailbox from recent))
      on conflict (mailbox) do update set lead_id = excluded.lead_id,
        since = case when present.since > now() - interval '1 hour' then present.since else now() end
      where present.lead_id = $2 or present.since <= now() - interval '1 hour' returning 1`,
      [mailbox, leadId, max],
    );
    return admitted.length > 0;
  },
});
