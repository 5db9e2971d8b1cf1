import { randomUUID } from 'node:crypto';
import { addressKey } from '../../contract/schemas/index.js';
import type { Leads, StoredLead } from '../ports.js';
import { mailboxKey, searchTerms, subscriptionKey } from '../search.js';
import { createAddLead } from './add-leads.js';
import type { Database } from './database.js';
import { cutPage, leadColumns, type Row, storedLead } from './rows.js';

/** A `like` pattern for texts that contain this one. Wildcards in the text are escaped. */
const containing = (text: string) => `%${text.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, '\\$&')}%`;

/** SQL for the number of leads as text, in the same format as in the file store. */
const records = `count || case when count = 1 then ' record' else ' records' end`;

/**
 * Leads in PostgreSQL. Any number of processes may use them: unique indexes and row locks prevent duplicates. All times
 * come from the database's clock.
 */
export function postgresLeads(db: Database): Leads {
  let removals: Promise<unknown> = Promise.resolve();

  /** Deletes leads and records it. One statement, so one transaction. */
  async function remove(action: 'erase' | 'retention', by: string, where: string, values: unknown[]): Promise<number> {
    const tombstones = `, added as (insert into tombstones (id, erased_by) select id, $3 from erased on conflict do nothing)`;
    const deletion = db.query<{ count: number }>(
      `with erased as (
        delete from leads where ${where} returning id
      )${action === 'erase' ? tombstones : ''}, counted as (
        select count(*)::int as count from erased
      ), audited as (
        insert into audit (id, action, address, subject) select $1, $2, $3, ${records} from counted where count > 0
      )
      select count from counted`,
      [randomUUID(), action, by, ...values],
    );
    removals = Promise.allSettled([removals, deletion]);
    const [deleted] = await deletion;
    return deleted?.count ?? 0;
  }

  /** Leads of a mailbox. An empty `mailbox` was written by an earlier version of the server: these rows are compared here. */
  async function findByMailbox(email: string, where = 'true'): Promise<StoredLead[]> {
    const key = addressKey(email);
    const statement = `select ${leadColumns} from leads where mailbox in ($1, '') and ${where} order by sequence desc`;
    const rows = await db.query<Row>(statement, [key]);
    return rows.map(storedLead).filter(({ body }) => mailboxKey(body) === key);
  }

  const addLead = createAddLead(db);

  return {
    async add(lead) {
      if (lead.fingerprint ?? subscriptionKey(lead)) await removals;
      return addLead(lead);
    },

    page({ kind, spam, q, ...query }) {
      const where = 'kind = $1 and spam = $2 and ($3::text[] is null or search like any($3))';
      const values = [kind, spam, q ? searchTerms(q).map(containing) : undefined];
      return cutPage(db, { table: 'leads', columns: leadColumns, where, values, item: storedLead }, query);
    },

    async find(kind, id) {
      const statement = `select ${leadColumns} from leads where id = $1 and kind = $2`;
      const [row] = await db.query<Row>(statement, [id, kind]);
      return row && storedLead(row);
    },

    async change(kind, id, { handled, note, status }) {
      const [row] = await db.write((sql) =>
        sql.query<Row>(
          `update leads set
          handled_at = case when $3::boolean is null then handled_at when $3 then coalesce(handled_at, now()) end,
          note = case when $4::text is null then note else nullif($4, '') end,
          status = case when $5 = 'unsubscribed' or ($5 = 'active' and status = 'pending') then $5 else status end,
          address = case when $5 = 'unsubscribed' then null else address end
        where id = $1 and kind = $2 returning ${leadColumns}`,
          [id, kind, handled, note, status],
        ),
      );
      return row && storedLead(row);
    },

    findByEmail: (email) => findByMailbox(email),

    findSubscriptions: (email) =>
      findByMailbox(email, `kind = 'subscriber' and not spam and status is distinct from 'unsubscribed'`),

    erase: (ids, by) => remove('erase', by, 'id = any($4)', [ids]),

    expire({ spam, pending, leads = 0 }) {
      const where = `submitted_at < case when spam then $4::timestamptz when kind <> 'subscriber' then $6
        when status = 'pending' then $5 end`;
      const times = [spam, pending, leads].map((time) => new Date(time));
      return remove('retention', 'server', where, times);
    },
  };
}
