import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { unsubscribe } from '../src/newsletter/subscriptions.js';
import { importFolder } from '../src/store/postgres/import-folder.js';
import { openPostgres } from '../src/store/postgres/open-postgres.js';
import { startPostgres } from '../testing/postgres-server.js';
import { type Contestant, onPostgres } from './contestants.js';
import { load } from './load.js';
import { prefill } from './prefill.js';
import { median } from './targets.js';

/** Prints what calls cost with many leads in a PostgreSQL of its own, and how many posts one and two servers take. */
const LEADS = Number(process.env.BENCH_LEADS ?? 200_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 11);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 64;

const times: Record<string, { ms: number }> = {};
async function time(what: string, call: () => Promise<unknown>): Promise<void> {
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await call();
    measured.push(performance.now() - start);
  }
  times[what] = { ms: Number(median(measured).toPrecision(3)) };
}

async function measureCalls(url: string, client: pg.Client): Promise<void> {
  const { leads, outbox, close } = await openPostgres(url, Date.now);
  const list = { kind: 'contact', spam: false, limit: 100 } as const;
  const page = async (q?: string) => (await leads.page({ ...list, q })).total();
  await time('first page with its total', () => page());
  for (const q of [`okafor ${LEADS}`, 'okafor', 'nobody'])
    await time(`search for "${q}", with the total`, () => page(q));
  await time('find by address', () => leads.findByEmail('ada.77@example.com'));
  const subscriber = { kind: 'subscriber', body: { email: 'new@example.com' }, spam: false, channels: [] } as const;
  let id = '';
  await time('subscribe and unsubscribe', async () => {
    ({ id } = await leads.add(subscriber));
    await unsubscribe(leads, id);
  });
  await time('unsubscribe again', () => unsubscribe(leads, id));
  for (const pending of [0, 20_000, 120_000]) {
    await client.query(
      `insert into deliveries (id, lead_id, kind, channel, next_at)
      select id || '.webhook', id, kind, 'webhook', now() + interval '1 hour' from leads order by sequence limit $1
      on conflict do nothing`,
      [pending],
    );
    await time(`claim, with ${pending} that wait for a retry`, () => outbox.claim(10, 60_000, 'mail'));
  }
  await close();
}

/** Milliseconds of CPU that the database's processes have used. They run on this machine. */
async function databaseCpu(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const ticks = rows.map(({ pid }) => {
    const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(user) + Number(system);
  });
  return 10 * ticks.reduce((sum, one) => sum + one, 0);
}

async function measurePosts(servers: readonly Contestant[], client: pg.Client) {
  const run = (seconds: number) =>
    Promise.all(servers.map(({ port }) => load({ port, connections: CONNECTIONS / servers.length, seconds })));
  await run(1);
  const before = await databaseCpu(client);
  const results = await run(SECONDS);
  const accepted = results.reduce((sum, one) => sum + one.accepted, 0);
  return {
    servers: servers.length,
    'posts/s': Math.round(accepted / SECONDS),
    'p99 ms': Math.round(Math.max(...results.map(({ p99 }) => p99))),
    'database, CPU ms per post': Number((((await databaseCpu(client)) - before) / accepted).toFixed(2)),
    refused: results.reduce((sum, one) => sum + one.refused, 0),
  };
}

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'boundless-bench-'));
const { url, stop } = await startPostgres();
const client = new pg.Client(url);
const servers: Contestant[] = [];
try {
  await client.connect();
  await importFolder(await prefill(join(folder, 'data'), LEADS), url, Date.now);
  await client.query('vacuum analyze');
  await measureCalls(url, client);
  console.log(`${LEADS.toLocaleString('en')} leads; the median of ${ROUNDS} calls`);
  console.table(times);
  for (let count = 0; count < 2; count += 1) servers.push(await onPostgres(url));
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each`);
  console.table([await measurePosts(servers.slice(0, 1), client), await measurePosts(servers, client)]);
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  await client.end();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
