import { randomUUID } from 'node:crypto';
import type { LeadKind } from '../../contract/index.js';
import { StorageError } from '../errors.js';
import type { AddResult, LeadChange, LeadQuery, Leads, NewLead, Page, Slice, StoredLead } from '../ports.js';
import { addressKey, searchText } from '../search.js';
import type { Database } from './database.js';
import { cutPage, cutSlice, type List } from './paging.js';
import { type LeadRow, leadColumns, storedLead } from './rows.js';

/** The text anywhere in another one, for `like`, whose own signs lose their meaning. */
const anywhere = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const listed = ({ kind, spam, q }: LeadQuery): List<LeadRow, StoredLead> => ({
  table: 'leads',
  columns: leadColumns,
  where: 'kind = $1 and spam = $2 and ($3::text is null or search like $3)',
  values: [kind, spam, q ? anywhere(q) : null],
  item: storedLead,
});

/**
 * Leads in PostgreSQL, for any number of processes at once: what must happen once only is decided by its unique indexes
 * and row locks. Its clock is the only one that counts.
 */
export class PostgresLeads implements Leads {
  constructor(private readonly db: Database) {}

  /** One statement, so one transaction. It waits for an equal lead that another process is storing this moment. */
  async add({ kind, body, spam, channels, ...lead }: NewLead): Promise<AddResult> {
    const id = randomUUID();
    const fingerprint = lead.fingerprint ?? null;
    const address = kind === 'subscriber' && !spam ? addressKey(body.email) : null;
    const [created] = await this.db.query(
      `with lead as (
        insert into leads (id, kind, spam, body, search, fingerprint, address, status)
        values ($1, $2, $3, $4, $5, $6, $7, $9)
        on conflict do nothing returning id
      ), announced as (
        insert into deliveries (id, lead_id, kind, channel)
        select id || '.' || channel, id, $2, channel from lead, unnest($8::text[]) as channel
      )
      select id from lead`,
      [
        id,
        kind,
        spam,
        JSON.stringify(body),
        searchText(body),
        fingerprint,
        address,
        spam ? [] : channels,
        lead.status ?? null,
      ],
    );
    return created ? { id, outcome: 'created' } : this.#findStored(id, fingerprint, address);
  }

  async page(query: LeadQuery): Promise<Page<StoredLead>> {
    return cutPage(this.db, listed(query), query);
  }

  async slice(query: LeadQuery): Promise<Slice<StoredLead>> {
    return cutSlice(this.db, listed(query), query);
  }

  async find(kind: LeadKind, id: string): Promise<StoredLead | undefined> {
    const [row] = await this.db.query<LeadRow>(`select ${leadColumns} from leads where id = $1 and kind = $2`, [
      id,
      kind,
    ]);
    return row && storedLead(row);
  }

  async change(kind: LeadKind, id: string, { handled, note, status }: LeadChange): Promise<StoredLead | undefined> {
    const [row] = await this.db.query<LeadRow>(
      `update leads set
        handled_at = case when $3::boolean is null then handled_at when $3 then coalesce(handled_at, now()) end,
        note = case when $4::text is null then note else nullif($4, '') end,
        status = coalesce($5, status),
        address = case when $5 = 'unsubscribed' then null else address end
      where id = $1 and kind = $2 returning ${leadColumns}`,
      [id, kind, handled ?? null, note ?? null, status ?? null],
    );
    return row && storedLead(row);
  }

  /** What stood in the way of storing a lead: the same fill-in, the same address, or our own first attempt. */
  async #findStored(id: string, fingerprint: string | null, address: string | null): Promise<AddResult> {
    const [found] = await this.db.query<{ id: string; fingerprint: string | null }>(
      `select id, fingerprint from leads where id = $1 or fingerprint = $2 or address = $3
      order by id = $1 desc, coalesce(fingerprint = $2, false) desc limit 1`,
      [id, fingerprint, address],
    );
    if (!found) throw new StorageError('What the lead repeats was deleted this moment');
    if (found.id === id) return { id, outcome: 'created' };
    const repeated = fingerprint !== null && found.fingerprint === fingerprint;
    return { id: found.id, outcome: repeated ? 'repeated' : 'known' };
  }
}
