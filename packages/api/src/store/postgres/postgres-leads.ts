import { addressKey } from '../../contract/schemas/index.js';
import { NoteChangedError } from '../errors.js';
import type { Cutoffs, Lead, Leads } from '../ports.js';
import { countRecords } from '../records.js';
import { mailboxKey, searchTerms, subscriptionKey } from '../search.js';
import { createAddLead } from './add-leads.js';
import type { Database } from './database.js';
import { BATCH, oldest, remove } from './removal.js';
import { leadColumns, type Row, selectPage, toLead } from './rows.js';

/** A `like` pattern for texts that contain this one. Wildcards in the text are escaped. */
const containing = (text: string) => `%${text.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, '\\$&')}%`;

/** The first lead that was stored since this time. Later ones that seem to be older were stored while the clock was behind. */
const firstSince = (time: string) => `(select min(sequence) from leads where submitted_at between ${time} and now())`;

/** Calls the function with the parameter of {@link times} that is the cutoff of a lead, for each kind of lead. */
const byCutoff = (then: (time: string) => string) =>
  `case when spam then ${then('$1::timestamptz')} when kind <> 'subscriber' then ${then('$3::timestamptz')}
  when status = 'pending' then ${then('$2::timestamptz')} end`;

/** Whether a lead has been stored for too long. Its parameters are those of {@link times}. */
const expired = byCutoff((time) => `submitted_at < ${time} and sequence < coalesce(${firstSince(time)}, sequence + 1)`);
const times = ({ spam, pending, leads = 0 }: Cutoffs) => [spam, pending, leads].map((time) => new Date(time));

/**
 * Leads in PostgreSQL. Any number of processes may use them: unique indexes and row locks prevent duplicates. All times
 * come from the database's clock.
 */
export function postgresLeads(db: Database): Leads {
  let removals: Promise<unknown> = Promise.resolve();

  function removeLeads(removal: Omit<Parameters<typeof remove>[1], 'subject'>): Promise<number> {
    const removed = remove(db, { ...removal, subject: countRecords });
    removals = Promise.allSettled([removals, removed]);
    return removed;
  }

  /** Leads of a mailbox. An empty `mailbox` was written by an earlier version of the server: these rows are compared here. */
  async function findByMailbox(email: string, where = 'true'): Promise<Lead[]> {
    const key = addressKey(email);
    const statement = `select ${leadColumns} from leads where mailbox in ($1, '') and ${where} order by sequence desc`;
    const rows = await db.query<Row>(statement, [key]);
    return rows.map(toLead).filter(({ body }) => mailboxKey(body) === key);
  }

  const addLead = createAddLead(db);

  return {
    async add(lead) {
      if (lead.fingerprint ?? subscriptionKey(lead)) await removals;
      return addLead(lead);
    },

    page({ kind, spam, q, language, ...query }) {
      const where = `kind = $1 and spam = $2 and ($3::text[] is null or search like any($3)) and ($4::text is null or coalesce(body->>'language', 'en') = $4)`;
      const values = [kind, spam, q ? searchTerms(q).map(containing) : undefined, language];
      return selectPage(db, { table: 'leads', columns: leadColumns, where, values, item: toLead }, query);
    },

    async find(kind, id) {
      const statement = `select ${leadColumns} from leads where id = $1 and kind = $2`;
      const [row] = await db.query<Row>(statement, [id, kind]);
      return row && toLead(row);
    },

    async change(kind, id, { handled, note, noteBefore, status }) {
      const [row] = await db.write((sql) =>
        sql.query<Row>(
          `update leads set
          handled_at = case when $3::boolean is null then handled_at when $3 then coalesce(handled_at, now()) end,
          note = case when $4::text is null then note else nullif($4, '') end,
          status = case when $5 = 'unsubscribed' or ($5 = 'active' and status = 'pending') then $5 else status end,
          address = case when $5 = 'unsubscribed' then null else address end
        where id = $1 and kind = $2 and ($6::text is null or coalesce(note, '') in ($6, $4))
        returning ${leadColumns}`,
          [id, kind, handled, note, status, noteBefore],
        ),
      );
      if (!row && noteBefore !== undefined && (await this.find(kind, id))) throw new NoteChangedError();
      return row && toLead(row);
    },

    findByEmail: (email) => findByMailbox(email),

    findSubscriptions: (email) =>
      findByMailbox(email, `kind = 'subscriber' and not spam and status is distinct from 'unsubscribed'`),

    /** A person may have more leads than one transaction can erase in time. */
    async erase(ids, address) {
      let count = 0;
      for (let start = 0; start < ids.length; start += BATCH)
        count += await removeLeads({
          action: 'erase',
          address,
          async work(sql) {
            const some = ids.slice(start, start + BATCH);
            const erased = await sql.query<Row>('delete from leads where id = any($1) returning id', [some]);
            const tombstones =
              'insert into tombstones (id, erased_by) select unnest($1::text[]), $2 on conflict do nothing';
            await sql.query(tombstones, [erased.map(({ id }) => id), address]);
            return erased.length;
          },
        });
      return count;
    },

    expire: (cutoffs) =>
      removeLeads({
        action: 'retention',
        address: 'server',
        async work(sql) {
          const statement = `delete from leads where id in (${oldest('leads', expired)}) returning id`;
          return (await sql.query(statement, times(cutoffs))).length;
        },
      }),

    async countExpired(cutoffs) {
      const [row] = await db.query<Row>(`select count(*) as count from leads where ${expired}`, times(cutoffs));
      return Number(row?.count);
    },
  };
}
