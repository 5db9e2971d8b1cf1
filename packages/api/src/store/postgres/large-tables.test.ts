import { afterEach, beforeEach, expect, it } from 'vitest';
import { counted } from '../../../testing/store-place.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { unsubscribe } from '../../newsletter/subscriptions.js';
import type { OpenStores } from '../ports.js';
import { openPostgres } from './open-postgres.js';

const LEADS = 40_000;
const NAME = 'large-tables';

let database: TestDatabase;
let stores: OpenStores;

async function open() {
  const url = new URL(database.url);
  url.searchParams.set('application_name', NAME);
  stores = await openPostgres(url.href, Date.now);
}

beforeEach(async () => {
  database = await testDatabase();
  await open();
  await database.query(
    `insert into leads (id, kind, spam, body, search, mailbox)
    select n, case when n <= 100 then 'subscriber' else 'contact' end, false, jsonb_build_object('email', n || '@example.com'),
      n || '@example.com', n || '@example.com' from generate_series(1, ${LEADS}) n`,
  );
  await database.query(
    `insert into deliveries (id, lead_id, kind, channel, next_at)
    select id || '.webhook', id, kind, 'webhook', now() + interval '1 hour' from leads`,
  );
  await database.query('analyze leads, deliveries');
});
afterEach(async () => {
  await stores.close();
  await database[Symbol.asyncDispose]();
});

/** Rows of a table that have been read, with and without an index. Connections report them when they have ended. */
async function countRowsRead(table: string, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    await stores.close();
    const connected = `select 1 from pg_stat_activity where application_name = '${NAME}'`;
    await expect.poll(() => database.query(connected)).toEqual([]);
    await database.query('select pg_stat_force_next_flush()');
    const [row] = await database.query(
      `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables
      where schemaname = current_schema() and relname = '${table}'`,
    );
    await open();
    return Number(row?.rows);
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

it('ends a subscription without reading other leads, also if it has ended', async () => {
  for (let round = 0; round < 2; round += 1)
    expect(await countRowsRead('leads', () => unsubscribe(stores.leads, '7'))).toBeLessThan(10);
  expect(await stores.leads.find('subscriber', '7')).toMatchObject({ status: 'unsubscribed' });
  expect(await countRowsRead('leads', () => stores.leads.findByEmail('9@EXAMPLE.com'))).toBeLessThan(10);
});

it('claims what is due without reading what is not', async () => {
  await database.query(`update deliveries set next_at = now() where id = '${LEADS}.webhook'`);
  const claims = async () => {
    expect(await stores.outbox.claim(10, 60_000, 'webhook')).toMatchObject([{ lead: { id: `${LEADS}` } }]);
    expect(await stores.outbox.claim(10, 60_000, 'mail')).toEqual([]);
  };
  expect(await countRowsRead('deliveries', claims)).toBeLessThan(10);
});

it('searches without reading other leads, if the extension is there', async () => {
  const list = { kind: 'contact', spam: false, limit: 10 } as const;
  const [extension] = await database.query(`select 1 from pg_extension where extname = 'pg_trgm'`);
  const search = async () =>
    expect(await counted(stores.leads.page({ ...list, q: '11999@' }))).toMatchObject({ total: 1 });
  const read = await countRowsRead('leads', search);
  if (extension) expect(read).toBeLessThan(100);
});

it('counts a short list and estimates a long one', async () => {
  const total = async (kind: 'contact' | 'subscriber') =>
    (await stores.leads.page({ kind, spam: false, limit: 10 })).total();
  expect(await total('subscriber')).toEqual({ count: 100, isEstimate: false });
  const { count, isEstimate } = await total('contact');
  expect([isEstimate, count >= 10_000, count <= LEADS * 1.1]).toEqual([true, true, true]);
});
