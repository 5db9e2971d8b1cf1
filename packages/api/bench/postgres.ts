import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { unsubscribe } from '../src/newsletter/subscriptions.js';
import type { OpenStores } from '../src/store/ports.js';
import { importFolder } from '../src/store/postgres/import-folder.js';
import { openPostgres } from '../src/store/postgres/open-postgres.js';
import { startPostgres } from '../testing/postgres-server.js';
import { onPostgres } from './contestants.js';
import { load } from './load.js';
import { prefill } from './prefill.js';
import { median } from './targets.js';

/* What grows with the number of leads, in both stores. */

const LEADS = Number(process.env.BENCH_LEADS ?? 200_000);
const ROUNDS = 5;

const rows: object[] = [];
async function time(store: string, what: string, run: () => Promise<unknown>, rounds = ROUNDS): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  rows.push({ store, what, ms: Number(median(times).toPrecision(3)) });
  console.log(rows.at(-1));
}

async function measure(name: string, { leads, outbox }: OpenStores): Promise<void> {
  const list = { kind: 'contact', spam: false, limit: 100 } as const;
  const page = async (q?: string) => (await leads.page({ ...list, q })).total();
  await time(name, 'first page with its total', () => page());
  await time(name, 'search that finds one', () => page('okafor 123456'));
  await time(name, 'search that finds all', () => page('okafor'));
  await time(name, 'search that finds none', () => page('zzzz'));
  await time(name, 'find by address', () => leads.findByEmail('ada.77@example.com'));
  const { id } = await leads.add({
    kind: 'subscriber',
    body: { email: 'new@example.com' },
    spam: false,
    channels: [],
  });
  await time(name, 'unsubscribe', () => unsubscribe(leads, id), 1);
  await time(name, 'unsubscribe again', () => unsubscribe(leads, id));
  await time(name, 'claim', () => outbox.claim(10, 60_000, 'webhook'));
}

/** Milliseconds of CPU that the processes of the database have used. */
async function databaseCpu(client: pg.Client): Promise<number> {
  const { rows: processes } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const ticks = processes.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one * 10, 0);
}

async function measurePosts(client: pg.Client, url: string, count: number): Promise<void> {
  const servers = await Promise.all(Array.from({ length: count }, () => onPostgres(url)));
  const run = (seconds: number) =>
    Promise.all(servers.map(({ port }) => load({ port, connections: 64 / count, seconds })));
  await run(1);
  const before = await databaseCpu(client);
  const results = await run(5);
  const cpu = (await databaseCpu(client)) - before;
  const accepted = results.reduce((sum, one) => sum + one.accepted, 0);
  const row = {
    store: 'postgres',
    what: `posts/s, ${count} processes`,
    ms: Math.round(results.reduce((sum, { rate }) => sum + rate, 0)),
    p99: Math.round(Math.max(...results.map(({ p99 }) => p99))),
    cpu: (cpu / accepted).toFixed(2),
  };
  rows.push(row);
  console.log(row);
  for (const { child } of servers) child.kill('SIGINT');
}

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'boundless-bench-'));
const postgres = await startPostgres();
try {
  const filled = await prefill(join(folder, 'data'), LEADS);
  await time('postgres', 'import', () => importFolder(filled, postgres.url, Date.now), 1);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('vacuum analyze');
  const stores = await openPostgres(postgres.url, Date.now);
  await measure('postgres', stores);
  for (const pending of [20_000, 120_000]) {
    await client.query(
      `insert into deliveries (id, lead_id, kind, channel, next_at)
      select id || '.webhook', id, kind, 'webhook', now() + interval '1 hour' from leads order by sequence limit $1
      on conflict do nothing`,
      [pending],
    );
    await time('postgres', `claim, ${pending} pending`, () => stores.outbox.claim(10, 60_000, 'mail'));
  }
  await stores.close();
  for (const count of [1, 2]) await measurePosts(client, postgres.url, count);
  await client.end();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
process.exit();
