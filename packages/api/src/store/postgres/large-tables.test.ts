import { afterEach, beforeEach, expect, it } from 'vitest';
import { counted } from '../../../testing/store-place.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { unsubscribe } from '../../newsletter/subscriptions.js';
import type { OpenStores } from '../ports.js';
import { openPostgres } from './open-postgres.js';

const LEADS = 12_000;

let database: TestDatabase;
let stores: OpenStores;

beforeEach(async () => {
  database = await testDatabase();
  stores = await openPostgres(database.url, Date.now);
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

/** Rows of a table that have been read, with and without an index. A process reports them when it disconnects. */
async function rowsRead(table: string, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    await stores.close();
    stores = await openPostgres(database.url, Date.now);
    const [row] = await database.query(
      `select pg_stat_clear_snapshot(), seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables
      where schemaname = current_schema() and relname = '${table}'`,
    );
    return Number(row?.rows);
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

it('ends a subscription without reading other leads, also if it has ended', async () => {
  for (let round = 0; round < 2; round += 1)
    expect(await rowsRead('leads', () => unsubscribe(stores.leads, '7'))).toBeLessThan(10);
  expect(await stores.leads.find('subscriber', '7')).toMatchObject({ status: 'unsubscribed' });
  expect(await rowsRead('leads', () => stores.leads.findByEmail('9@EXAMPLE.com'))).toBeLessThan(10);
});

it('claims what is due without reading what is not', async () => {
  await database.query(`update deliveries set next_at = now() where id = '${LEADS}.webhook'`);
  const claims = async () => {
    expect(await stores.outbox.claim(10, 60_000, 'webhook')).toMatchObject([{ lead: { id: `${LEADS}` } }]);
    expect(await stores.outbox.claim(10, 60_000, 'mail')).toEqual([]);
  };
  expect(await rowsRead('deliveries', claims)).toBeLessThan(10);
});

it('searches without reading other leads, if the extension is there', async () => {
  const list = { kind: 'contact', spam: false, limit: 10 } as const;
  const [extension] = await database.query(`select 1 from pg_extension where extname = 'pg_trgm'`);
  const search = async () =>
    expect(await counted(stores.leads.page({ ...list, q: '11999@' }))).toMatchObject({ total: 1 });
  const read = await rowsRead('leads', search);
  if (extension) expect(read).toBeLessThan(100);
});

it('counts a short list and estimates a long one', async () => {
  const total = async (kind: 'contact' | 'subscriber') =>
    (await stores.leads.page({ kind, spam: false, limit: 10 })).total();
  expect(await total('subscriber')).toEqual({ count: 100, isEstimate: false });
  const { count, isEstimate } = await total('contact');
  expect([isEstimate, count >= 10_000, count <= LEADS * 1.1]).toEqual([true, true, true]);
});
