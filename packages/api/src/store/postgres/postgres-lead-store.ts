import { randomUUID } from 'node:crypto';
import type { AuditEntry, Delivery, EntryChange, LeadKind } from '../../contract/index.js';
import { addressKey } from '../lead-index.js';
import type {
  AddResult,
  Attempt,
  DueDelivery,
  LeadQuery,
  LeadStore,
  NewLead,
  Page,
  PageQuery,
  Slice,
  StoredLead,
} from '../lead-store.js';
import { StorageError } from '../lead-store.js';
import { searchText } from '../search.js';
import type { Database } from './database.js';
import { type AuditRow, auditEntry, type DeliveryRow, delivery, type LeadRow, storedLead } from './rows.js';

const leadColumns = 'id, sequence, kind, spam, submitted_at, body, handled_at, note';

/** The text anywhere in another one, for `like`: what `like` takes for a sign loses its meaning. */
const anywhere = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** What a page is cut out of. */
interface List {
  table: string;
  columns?: string;
  where?: string;
  values?: unknown[];
}

const listed = ({ kind, spam, q }: LeadQuery): List => ({
  table: 'leads',
  columns: leadColumns,
  where: 'kind = $1 and spam = $2 and ($3::text is null or search like $3)',
  values: [kind, spam, q ? anywhere(q) : null],
});

/**
 * Leads in PostgreSQL, for any number of processes at once: what must happen once only is decided by its unique indexes
 * and row locks. Its clock is the only one that counts.
 */
export class PostgresLeadStore implements LeadStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One statement, so one transaction. It waits for an equal lead that another process is storing this moment. */
  async add({ kind, body, spam, channels, ...lead }: NewLead): Promise<AddResult> {
    const id = randomUUID();
    const fingerprint = lead.fingerprint ?? null;
    const address = kind === 'subscriber' && !spam ? addressKey(body.email) : null;
    const [created] = await this.#db.query(
      `with lead as (
        insert into leads (id, kind, spam, body, search, fingerprint, address) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict do nothing returning id
      ), announced as (
        insert into deliveries (id, lead_id, kind, channel)
        select id || '.' || channel, id, $2, channel from lead, unnest($8::text[]) as channel
      )
      select id from lead`,
      [id, kind, spam, JSON.stringify(body), searchText(body), fingerprint, address, spam ? [] : channels],
    );
    return created ? { id, outcome: 'created' } : this.#findStored(id, fingerprint, address);
  }

  async page(query: LeadQuery): Promise<Page<StoredLead>> {
    return this.#page(listed(query), query, storedLead);
  }

  async slice(query: LeadQuery): Promise<Slice<StoredLead>> {
    return this.#slice(listed(query), query, storedLead);
  }

  async change(kind: LeadKind, id: string, { handled, note }: EntryChange): Promise<StoredLead | undefined> {
    const [row] = await this.#db.query<LeadRow>(
      `update leads set
        handled_at = case when $3::boolean is null then handled_at when $3 then coalesce(handled_at, now()) end,
        note = case when $4::text is null then note else nullif($4, '') end
      where id = $1 and kind = $2 returning ${leadColumns}`,
      [id, kind, handled ?? null, note ?? null],
    );
    return row && storedLead(row);
  }

  async audit({ action, address, subject }: Omit<AuditEntry, 'id' | 'at'>): Promise<void> {
    await this.#db.query(
      'insert into audit (id, action, address, subject) values ($1, $2, $3, $4) on conflict do nothing',
      [randomUUID(), action, address, subject ?? null],
    );
  }

  async auditPage(query: PageQuery): Promise<Page<AuditEntry>> {
    return this.#page<AuditRow, AuditEntry>({ table: 'audit' }, query, auditEntry);
  }

  /** Rows that another process is claiming this moment are passed over: nobody waits, and nothing is handed out twice. */
  async claimDeliveries(limit: number, leaseMs: number): Promise<DueDelivery[]> {
    const due = await this.#db.query<DeliveryRow>(
      `with due as (
        select id from deliveries
        where state = 'pending' and next_at <= now() and (leased_until is null or leased_until <= now())
        order by sequence limit $1 for update skip locked
      ), claimed as (
        update deliveries set leased_until = now() + $2::float8 * interval '1 millisecond'
        from due where deliveries.id = due.id returning deliveries.*
      )
      select * from claimed order by sequence`,
      [limit, leaseMs],
    );
    if (due.length === 0) return [];
    const leads = await this.#db.query<LeadRow>(`select ${leadColumns} from leads where id = any($1)`, [
      due.map(({ lead_id }) => lead_id),
    ]);
    const byId = new Map(leads.map((row) => [row.id, storedLead(row)]));
    return due.flatMap((row) => {
      const lead = byId.get(row.lead_id);
      return lead ? [{ delivery: delivery(row), lead }] : [];
    });
  }

  async finishDelivery(id: string, { error, nextAttemptAt }: Attempt): Promise<void> {
    const state = error === undefined ? 'sent' : nextAttemptAt === undefined ? 'failed' : 'pending';
    const waitMs = nextAttemptAt === undefined ? null : nextAttemptAt - Date.now();
    await this.#db.query(
      `update deliveries set state = $2, attempts = attempts + 1, error = $3, updated_at = now(), leased_until = null,
        next_at = now() + $4::float8 * interval '1 millisecond'
      where id = $1`,
      [id, state, error ?? null, waitMs],
    );
  }

  async deliveryPage(query: PageQuery): Promise<Page<Delivery>> {
    return this.#page<DeliveryRow, Delivery>({ table: 'deliveries' }, query, delivery);
  }

  async resend(id: string): Promise<Delivery | undefined> {
    const [row] = await this.#db.query<DeliveryRow>(
      `update deliveries set state = 'pending', attempts = 0, error = null, updated_at = now(), next_at = now(),
        leased_until = null
      where id = $1 returning *`,
      [id],
    );
    return row && delivery(row);
  }

  /** Forgets, on the way, the sessions that have ended by themselves since. */
  async endSession(session: string, until: number): Promise<void> {
    await this.#db.query(
      `with forgotten as (delete from ended_sessions where until < now())
      insert into ended_sessions (session, until) values ($1, $2) on conflict do nothing`,
      [session, new Date(until)],
    );
  }

  async isSessionEnded(session: string): Promise<boolean> {
    const rows = await this.#db.query('select 1 from ended_sessions where session = $1', [session]);
    return rows.length > 0;
  }

  /** A real write: a database that answers may still be a read-only copy, or out of space. */
  async ready(): Promise<void> {
    await this.#db.query('update schema_version set checked_at = now()');
  }

  async close(): Promise<void> {
    await this.#db.close();
  }

  /** What stood in the way of storing a lead: the same fill-in, the same address, or our own first attempt. */
  async #findStored(id: string, fingerprint: string | null, address: string | null): Promise<AddResult> {
    const [found] = await this.#db.query<{ id: string; fingerprint: string | null }>(
      `select id, fingerprint from leads where id = $1 or fingerprint = $2 or address = $3
      order by id = $1 desc, coalesce(fingerprint = $2, false) desc limit 1`,
      [id, fingerprint, address],
    );
    if (!found) throw new StorageError('What the lead repeats was deleted this moment');
    if (found.id === id) return { id, outcome: 'created' };
    const repeated = fingerprint !== null && found.fingerprint === fingerprint;
    return { id: found.id, outcome: repeated ? 'repeated' : 'known' };
  }

  async #page<Row extends { sequence: string }, T>(
    list: List,
    query: PageQuery,
    item: (row: Row) => T,
  ): Promise<Page<T>> {
    const { table, where = 'true', values = [] } = list;
    const [slice, [counted]] = await Promise.all([
      this.#slice(list, query, item),
      this.#db.query<{ total: string }>(`select count(*) as total from ${table} where ${where}`, values),
    ]);
    return { ...slice, total: Number(counted?.total) };
  }

  async #slice<Row extends { sequence: string }, T>(
    { table, columns = '*', where = 'true', values = [] }: List,
    { before, limit }: PageQuery,
    item: (row: Row) => T,
  ): Promise<Slice<T>> {
    const [cursor, count] = [values.length + 1, values.length + 2];
    const rows = await this.#db.query<Row>(
      `select ${columns} from ${table} where ${where} and ($${cursor}::bigint is null or sequence < $${cursor})
      order by sequence desc limit $${count}`,
      [...values, before ?? null, limit + 1],
    );
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items: shown.map(item), ...(last && { next: Number(last.sequence) }) };
  }
}
