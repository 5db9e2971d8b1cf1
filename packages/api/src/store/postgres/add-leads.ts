import { randomUUID } from 'node:crypto';
import { groupCalls } from '../../lib/group-calls.js';
import { StorageError } from '../errors.js';
import type { AddResult, NewLead } from '../ports.js';
import { mailboxKey, searchText, subscriptionKey } from '../search.js';
import type { Database, Sql } from './database.js';

/** Transactions of one process at a time. The second one continues while the first one waits for the disk, or for a row's lock. */
const CONCURRENCY = 2;
/** Leads in one transaction. A few hundred kilobytes, unless all of them are as long as they may be. */
const GROUP = 100;
/** A visitor is waiting. */
const WAIT_MS = 5_000;

type NewRow = ReturnType<typeof toRow>;

/** The columns of a new lead, and `via`. The id is given here, so that a transaction that is sent again finds what the first one stored. */
const toRow = (lead: NewLead) => ({
  id: randomUUID(),
  kind: lead.kind,
  spam: lead.spam,
  body: lead.body,
  search: searchText(lead.body),
  mailbox: mailboxKey(lead.body),
  fingerprint: lead.fingerprint,
  address: subscriptionKey(lead),
  status: lead.status,
  via: lead.spam ? [] : lead.channels,
});

/** Two transactions that take the same unique keys in the same order wait for each other, but never both. */
const inOrderOfKeys = (rows: readonly NewRow[]) =>
  rows.toSorted(
    (a, b) => compare(a.address ?? '', b.address ?? '') || compare(a.fingerprint ?? '', b.fingerprint ?? ''),
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Inserts the rows whose keys are free, with their deliveries. Resolves with the ids. Waits while another process stores an equal lead. */
async function insert(sql: Sql, rows: readonly NewRow[]): Promise<Set<string>> {
  const created = await sql.query<{ id: string }>(
    `insert into leads (id, kind, spam, body, search, mailbox, fingerprint, address, status)
    select id, kind, spam, body, search, mailbox, fingerprint, address, status
    from jsonb_populate_recordset(null::leads, $1)
    on conflict do nothing returning id`,
    [JSON.stringify(inOrderOfKeys(rows))],
  );
  const ids = new Set(created.map(({ id }) => id));
  const deliveries = rows
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, kind, via }) => via.map((channel) => ({ id: `${id}.${channel}`, lead_id: id, kind, channel })));
  if (deliveries.length > 0)
    await sql.query(
      `insert into deliveries (id, lead_id, kind, channel)
      select id, lead_id, kind, channel from jsonb_populate_recordset(null::deliveries, $1)`,
      [JSON.stringify(deliveries)],
    );
  return ids;
}

/** Finds the leads that prevented inserts: an equal submission, the same address, or the row itself from the first attempt. */
async function findStored(sql: Sql, rows: readonly NewRow[]): Promise<(row: NewRow) => AddResult | undefined> {
  const defined = (values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined);
  const found = await sql.query<{ id: string; fingerprint: string | null; address: string | null }>(
    'select id, fingerprint, address from leads where id = any($1) or fingerprint = any($2) or address = any($3)',
    [
      rows.map(({ id }) => id),
      defined(rows.map(({ fingerprint }) => fingerprint)),
      defined(rows.map(({ address }) => address)),
    ],
  );
  return ({ id, fingerprint, address }) => {
    if (found.some((one) => one.id === id)) return { id, outcome: 'created' };
    const repeated = fingerprint && found.find((one) => one.fingerprint === fingerprint);
    if (repeated) return { id: repeated.id, outcome: 'repeated' };
    const known = address && found.find((one) => one.address === address);
    return known ? { id: known.id, outcome: 'known' } : undefined;
  };
}

/** Stores leads in one transaction. A result is undefined if the equal lead was erased meanwhile. */
async function store(sql: Sql, rows: readonly NewRow[]): Promise<(AddResult | undefined)[]> {
  const created = await insert(sql, rows);
  const others = rows.filter(({ id }) => !created.has(id));
  const stored = others.length > 0 ? await findStored(sql, others) : () => undefined;
  return rows.map((row) => (created.has(row.id) ? { id: row.id, outcome: 'created' } : stored(row)));
}

/** Whether one lead prevented the others of its transaction: it cannot be stored as it is, or there was a deadlock. */
const isAboutOneLead = ({ code = '' }: { code?: string }) => /^(22|23|40)/.test(code);

/** Returns a function that stores a lead. Leads that arrive while others are being stored share the next transaction. */
export function createAddLead(db: Database): (lead: NewLead) => Promise<AddResult> {
  const storeAll = (rows: readonly NewRow[]) => db.write((sql) => store(sql, rows));
  const storeEach = (rows: readonly NewRow[]) => rows.map((row) => storeAll([row]).then(([result]) => result));
  const options = {
    concurrency: CONCURRENCY,
    size: GROUP,
    waitMs: WAIT_MS,
    tooLate: () => new StorageError('The database is too slow for the leads that arrive'),
  };
  const storeTogether = groupCalls<NewRow, AddResult | undefined>(
    (rows) =>
      storeAll(rows).catch((error) =>
        rows.length > 1 && isAboutOneLead(error) ? storeEach(rows) : Promise.reject(error),
      ),
    options,
  );
  return async function add(lead): Promise<AddResult> {
    return (await storeTogether(toRow(lead))) ?? add(lead);
  };
}
