import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lead, subscription } from '../../../testing/leads.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { startErrorMessage } from '../../start-error.js';
import { openPostgres } from './open-postgres.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database[Symbol.asyncDispose]());

const open = (url = database.url) => openPostgres(url, Date.now);
/** The message that is shown when the server does not start. */
const refusal = async (url = database.url) => {
  const message = await open(url).then(
    () => 'started',
    (error) => startErrorMessage(error),
  );
  expect(message).not.toContain(decodeURIComponent(new URL(url).password));
  return message;
};
const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};
it('creates its tables once and does not change them afterwards', async () => {
  for (let start = 0; start < 2; start += 1) await (await open()).close();
  const tables = await database.query('select tablename from pg_tables where schemaname = current_schema() order by 1');
  expect(tables.map(({ tablename }) => tablename)).toEqual([
    'admitted_mails',
    'audit',
    'deliveries',
    'ended_sessions',
    'leads',
    'schema_version',
    'staff',
    'tombstones',
  ]);
  expect(await database.query('select version from schema_version')).toEqual([{ version: 9 }]);
});

it('finds leads of earlier versions by the mailbox of their address', async () => {
  const first = await open();
  for (const email of ['ada@example.com', 'a\u00ADda@example.com']) await first.leads.add(subscription(email));
  await first.close();
  await database.query(
    'insert into leads (id, kind, spam, body, search, address) ' +
      `select 'other', kind, spam, jsonb_set(body, '{email}', '"ADA@example.com."'), 'ada@example.com.', 'x' from leads`,
  );
  await database.query(`alter table leads drop column mailbox; drop index leads_searched, deliveries_due; drop table admitted_mails;
    create index deliveries_pending on deliveries (sequence); update schema_version set version = 3`);
  const again = await open();
  expect(await again.leads.findByEmail('ada@example.com')).toHaveLength(2);
  expect((await again.leads.add(subscription('ada@example.com'))).outcome).toBe('known');
  await again.close();
});

it('finds the accents of leads of earlier versions', async () => {
  const first = await open();
  await first.leads.add(lead('Côté'));
  await first.close();
  const accents = `update leads set search = 'côté'`;
  await database.query(`${accents}; update schema_version set version = 6`);
  const again = await open();
  const count = async (q: string) =>
    (await again.leads.page({ kind: 'contact', spam: false, q, limit: 1 })).items.length;
  expect([await count('cote'), await count('Côté')]).toEqual([1, 1]);
  // Added by such a server that was still running.
  await database.query(accents);
  expect(await count('Côté')).toBe(1);
  await again.close();
});

it('does not need the right to create tables once they exist', async () => {
  await (await open()).close();
  const [row] = await database.query('select current_schema() as schema');
  const role = `${row?.schema}_app`;
  await database.query(`create role ${role} login password 'app'`);
  await database.query(`grant usage on schema ${row?.schema} to ${role}`);
  await database.query(`grant select, insert, update, delete on all tables in schema ${row?.schema} to ${role}`);
  const store = await open(changed((url) => Object.assign(url, { username: role, password: 'app' })));
  await store.ready();
  await store.leads.add({ kind: 'contact', body: {}, spam: false, channels: ['mail'] });
  await store.close();
  await database.query(`drop owned by ${role}`);
  await database.query(`drop role ${role}`);
});

it('erases what an older dump brought back, before it serves requests', async () => {
  const first = await open();
  const { id } = await first.leads.add(lead('ada'));
  await database.query('create table old as select * from leads');
  await first.leads.erase([id], '::1');
  await first.close();
  await database.query(`insert into leads overriding system value select * from old`);
  const again = await open();
  expect(await again.leads.findByEmail('ada@example.com')).toEqual([]);
  await again.close();
  expect(await database.query('select count(*)::int as n from leads')).toEqual([{ n: 0 }]);
});

describe('does not start, and says why without the password,', () => {
  it.each([
    [
      'when nobody answers',
      (url: URL) => Object.assign(url, { port: '1' }),
      /\(PostgreSQL, 127\.0\.0\.1:1\/.*ECONNREF/,
    ],
    ['with a wrong password', (url: URL) => Object.assign(url, { password: 'not-it' }), /authentication failed/],
    [
      'with the name of a database that does not exist',
      (url: URL) => Object.assign(url, { pathname: '/no' }),
      /"no" does not exist/,
    ],
    ['without TLS although it is required', (url: URL) => url.searchParams.set('sslmode', 'verify-full'), /SSL/],
  ])('%s', async (_name, change, message) => {
    expect(await refusal(changed(change))).toMatch(message);
  });

  const withSetting = (setting: string) =>
    changed(({ searchParams }) => searchParams.set('options', `${searchParams.get('options')} -c ${setting}`));

  it('if commits are acknowledged before they are on disk', async () => {
    expect(await refusal(withSetting('synchronous_commit=off'))).toContain('its setting synchronous_commit is off');
  });

  it('if its times are in a format that is not read: leads would have none, and no notification would be sent', async () => {
    expect(await refusal(withSetting('datestyle=German'))).toContain('its setting DateStyle is German');
  });

  it('if its encoding lacks letters that visitors have in their names', async () => {
    const [row] = await database.query('select current_schema() as schema');
    const name = `${row?.schema}_latin1`;
    await database.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    expect(await refusal(changed((url) => Object.assign(url, { pathname: `/${name}` })))).toContain(
      'its encoding is LATIN1',
    );
    await database.query(`drop database ${name}`);
  });

  it("if another program's table has one of our names, and changes nothing", async () => {
    await database.query('create table audit (what text)');
    expect(await refusal()).toContain('relation "audit" already exists');
    expect(await database.query(`select to_regclass('leads') as leads`)).toEqual([{ leads: null }]);
  });

  it('on tables of a newer version', async () => {
    await (await open()).close();
    await database.query('update schema_version set version = 99');
    expect(await refusal()).toContain('newer version');
  });
});

it('erases many expired leads in steps that each take little time', async () => {
  const stores = await open();
  await database.query(`insert into leads (id, kind, spam, body, search, submitted_at)
    select n, 'contact', true, '{}', '', now() - interval '1 day' from generate_series(1, 12000) as n`);
  const cutoffs = { spam: Date.now(), pending: 0 };
  expect(await stores.leads.countExpired(cutoffs)).toBe(12_000);
  const steps = [];
  while ((steps.at(-1) ?? 1) > 0) steps.push(await stores.leads.expire(cutoffs));
  expect(steps).toEqual([5_000, 5_000, 2_000, 0]);
  await stores.close();
});

it('keeps leads that arrived while its clock was behind as long as the last lead before them', async () => {
  const stores = await open();
  await database.query(`insert into leads (id, kind, spam, body, search, submitted_at)
    values ('old', 'contact', false, '{}', '', now() - interval '9 days'), ('new', 'contact', false, '{}', '', now() - interval '1 day'),
      ('behind', 'contact', false, '{}', '', '2020-01-01')`);
  const cutoffs = { spam: Date.now(), pending: Date.now(), leads: Date.now() - 2 * 86_400_000 };
  expect(await stores.leads.countExpired(cutoffs)).toBe(1);
  expect(await stores.leads.expire(cutoffs)).toBe(1);
  expect(await stores.leads.expire({ ...cutoffs, leads: Date.now() })).toBe(2);
  await stores.close();
});

it('erases a person with many leads in steps too', async () => {
  const stores = await open();
  const ids = Array.from({ length: 7_000 }, (_, n) => `id${n}`);
  await database.query(`insert into leads (id, kind, spam, body, search)
    select 'id' || n, 'contact', false, '{}', '' from generate_series(0, 6999) as n`);
  expect(await stores.leads.erase(ids, '::1')).toBe(7_000);
  const { items } = await stores.auditLog.page({ limit: 3 });
  expect(items.map(({ subject }) => subject)).toEqual(['2000 records', '5000 records']);
  await stores.close();
});
