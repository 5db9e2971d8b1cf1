import { StorageError } from '../errors.js';
import type { Lead } from '../ports.js';
import { createUniqueKeys, mailboxKey, searchText } from '../search.js';
import type { Database, Sql } from './database.js';

/** Each of our processes takes this lock before it changes tables. The number is arbitrary. */
const LOCK = 7_205_511_306;

/** Recomputes the columns by which leads are found. */
async function reindex(sql: Sql): Promise<void> {
  const uniqueKey = createUniqueKeys();
  await sql.query('update leads set address = null where address is not null');
  const select =
    'select id, sequence, kind, spam, status, body from leads where sequence > $1 order by sequence limit 500';
  let leads: Lead[] = [];
  do {
    leads = await sql.query<Lead>(select, [leads.at(-1)?.sequence ?? 0]);
    const found = leads.map((lead) => ({
      id: lead.id,
      search: searchText(lead.body),
      mailbox: mailboxKey(lead.body),
      address: uniqueKey(lead),
    }));
    await sql.query(
      `update leads set search = found.search, mailbox = found.mailbox, address = found.address
      from jsonb_populate_recordset(null::leads, $1) as found where leads.id = found.id`,
      [JSON.stringify(found)],
    );
  } while (leads.length > 0);
}

/** The extension may be in any schema. */
async function createSearchIndex(sql: Sql): Promise<void> {
  await sql.query('create extension if not exists pg_trgm');
  const [found] = await sql.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`,
  );
  await sql.query(`create index leads_searched on leads using gin (search ${found?.schema}.gin_trgm_ops)`);
}

/** Makes a search fast where the user may create or use the extension. Elsewhere a search reads the whole list. */
async function indexSearch(sql: Sql): Promise<void> {
  await sql.query('savepoint before_index');
  await createSearchIndex(sql).catch(() => sql.query('rollback to savepoint before_index'));
}

/**
 * The migrations, in order. A released one is never changed: add a new one.
 * `address`, `mailbox` and `search` are computed in JavaScript: the database has no IDNA, and its `lower` depends on its locale.
 * A lead that an earlier version of the server adds after the migration has an empty `mailbox`.
 */
const migrations: readonly (readonly (string | typeof reindex)[])[] = [
  [
    `create table leads (
      id text primary key, sequence bigint generated always as identity unique,
      kind text not null, spam boolean not null, submitted_at timestamptz not null default now(),
      body jsonb not null, search text not null, fingerprint text unique, address text unique,
      handled_at timestamptz, note text
    )`,
    'create index leads_listed on leads (kind, spam, sequence)',
    `create table deliveries (
      id text primary key, sequence bigint generated always as identity unique,
      lead_id text not null references leads (id) on delete cascade, kind text not null, channel text not null,
      state text not null default 'pending', attempts integer not null default 0,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      next_at timestamptz default now(), leased_until timestamptz, error text
    )`,
    `create index deliveries_pending on deliveries (sequence) where state = 'pending'`,
    'create index deliveries_of_lead on deliveries (lead_id)',
    `create table audit (
      id text primary key, sequence bigint generated always as identity unique, at timestamptz not null default now(),
      action text not null, address text not null, subject text
    )`,
    'create table ended_sessions (session text primary key, until timestamptz not null)',
    'create table staff (one boolean primary key default true check (one), record jsonb not null)',
  ],
  ['alter table leads add column status text'],
  [
    'create table tombstones (id text primary key, erased_at timestamptz not null default now(), erased_by text not null)',
  ],
  // Was a reindex, which a later migration includes, like two others below.
  [],
  [
    `alter table leads add column mailbox text not null default ''`,
    reindex,
    'create index leads_of_mailbox on leads (mailbox)',
    `create index leads_subscribed on leads (mailbox)
      where kind = 'subscriber' and not spam and status is distinct from 'unsubscribed'`,
    indexSearch,
    'drop index deliveries_pending',
    `create index deliveries_due on deliveries (channel, greatest(next_at, leased_until), sequence) where state = 'pending'`,
  ],
  [
    `create table admitted_mails (
      mailbox text primary key, lead_id text not null references leads (id) on delete cascade,
      since timestamptz not null default now()
    )`,
    'create index admitted_mails_of_lead on admitted_mails (lead_id)',
  ],
  [],
  [],
  // A search ignores accents and line breaks, and how apostrophes, quotation marks, dashes and blanks are typed.
  [reindex],
];

/** Brings the tables up to date. Safe for any number of processes that start at the same time. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${LOCK})`);
    const [found] = await sql.query<{ name: string | null }>(`select to_regclass('schema_version')::text as name`);
    if (!found?.name) await sql.query('create table schema_version (version integer not null, checked_at timestamptz)');
    const [row] = await sql.query<{ version: number }>('select version from schema_version');
    const version = row?.version ?? 0;
    if (version > migrations.length)
      throw new StorageError('its tables were created by a newer version of this server');
    if (version === migrations.length) return;
    for (const step of migrations.slice(version).flat()) await (typeof step === 'string' ? sql.query(step) : step(sql));
    await sql.query('delete from schema_version');
    await sql.query('insert into schema_version (version) values ($1)', [migrations.length]);
  });
}
