import { randomUUID } from 'node:crypto';
import { StorageError } from '../errors.js';
import type { AddResult, Leads } from '../ports.js';
import { addressKey, searchText, subscriptionKey } from '../search.js';
import type { Database } from './database.js';
import { cutPage, leadColumns, type Row, storedLead } from './rows.js';

/** A `like` pattern for texts that contain this one. Wildcards in the text are escaped. */
const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** SQL for the number of leads as text, in the same format as in the file store. */
const records = `count || case when count = 1 then ' record' else ' records' end`;

/**
 * Leads in PostgreSQL. Any number of processes may use them: unique indexes and row locks prevent duplicates. All times
 * come from the database's clock.
 */
export function postgresLeads(db: Database): Leads {
  /** Deletes leads and records it. One statement, so one transaction. */
  async function remove(action: 'erase' | 'retention', by: string, where: string, values: unknown[]): Promise<number> {
    const tombstones = `, added as (insert into tombstones (id, erased_by) select id, $3 from erased on conflict do nothing)`;
    const [deleted] = await db.query<{ count: number }>(
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
    return deleted?.count ?? 0;
  }

  /** Finds the stored lead that prevented an insert: an equal submission, the same address, or our own first attempt. */
  async function findStored(id: string, fingerprint?: string, address?: string): Promise<AddResult> {
    const [found] = await db.query<{ id: string; fingerprint: string | null }>(
      `select id, fingerprint from leads where id = $1 or fingerprint = $2 or address = $3
      order by id = $1 desc, coalesce(fingerprint = $2, false) desc limit 1`,
      [id, fingerprint, address],
    );
    if (!found) throw new StorageError('An equal lead was deleted at the same moment');
    if (found.id === id) return { id, outcome: 'created' };
    return { id: found.id, outcome: found.fingerprint === fingerprint ? 'repeated' : 'known' };
  }

  return {
    /** One statement, so one transaction. It waits while another process is storing an equal lead. */
    async add({ kind, body, spam, channels, fingerprint, status }) {
      const id = randomUUID();
      const via = spam ? [] : channels;
      const address = subscriptionKey({ kind, spam, status, body });
      const [created] = await db.query(
        `with lead as (
          insert into leads (id, kind, spam, body, search, fingerprint, address, status)
          values ($1, $2, $3, $4, $5, $6, $7, $9)
          on conflict do nothing returning id
        ), announced as (
          insert into deliveries (id, lead_id, kind, channel)
          select id || '.' || channel, id, $2, channel from lead, unnest($8::text[]) as channel
        )
        select id from lead`,
        [id, kind, spam, JSON.stringify(body), searchText(body), fingerprint, address, via, status],
      );
      return created ? { id, outcome: 'created' } : findStored(id, fingerprint, address);
    },

    page({ kind, spam, q, ...query }) {
      const where = 'kind = $1 and spam = $2 and ($3::text is null or search like $3)';
      const values = [kind, spam, q ? containing(q) : undefined];
      return cutPage(db, { table: 'leads', columns: leadColumns, where, values, item: storedLead }, query);
    },

    async find(kind, id) {
      const statement = `select ${leadColumns} from leads where id = $1 and kind = $2`;
      const [row] = await db.query<Row>(statement, [id, kind]);
      return row && storedLead(row);
    },

    async change(kind, id, { handled, note, status }) {
      const [row] = await db.query<Row>(
        `update leads set
          handled_at = case when $3::boolean is null then handled_at when $3 then coalesce(handled_at, now()) end,
          note = case when $4::text is null then note else nullif($4, '') end,
          status = coalesce($5, status),
          address = case when $5 = 'unsubscribed' then null else address end
        where id = $1 and kind = $2 returning ${leadColumns}`,
        [id, kind, handled, note, status],
      );
      return row && storedLead(row);
    },

    /** The column `search` contains the address in lower case. It finds candidates, whose addresses are then compared. */
    async ofPerson(email) {
      const rows = await db.query<Row>(`select ${leadColumns} from leads where search like $1 order by sequence desc`, [
        containing(email),
      ]);
      return rows.map(storedLead).filter(({ body }) => addressKey(body.email) === addressKey(email));
    },

    /** Deliveries are deleted by their foreign key. */
    erase: (ids, by) => remove('erase', by, 'id = any($4)', [ids]),

    expire({ spam, leads }) {
      const where = `case when spam then submitted_at < $4 else kind <> 'subscriber' and submitted_at < $5::timestamptz end`;
      const times = [new Date(spam), leads === undefined ? undefined : new Date(leads)];
      return remove('retention', 'server', where, times);
    },
  };
}
