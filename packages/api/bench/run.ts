import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, type Contestant, filled, type Key, ours, withoutStore } from './contestants.js';
import { load } from './load.js';
import { startTime } from './start-time.js';
import { evaluate, type Measurement, median } from './targets.js';

/** The contestants alternate, so that other load affects all of them equally. The median of the rounds counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 11);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const CONNECTIONS = 64;

const proc = (pid: number | undefined, file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? Number.NaN);
const written = ({ child }: Contestant) => proc(child.pid, 'io', /^write_bytes: (\d+)/m);
const memory = ({ child }: Contestant) => proc(child.pid, 'status', /VmRSS:\s+(\d+)/) / 1000;

async function measure(one: Contestant, seconds: number): Promise<Measurement> {
  const before = written(one);
  const { port } = one;
  const { accepted, ...figures } = await load({ port, connections: CONNECTIONS, seconds });
  return { ...figures, bytes: (written(one) - before) / accepted, megabytes: memory(one) };
}

async function firstPageMs({ port }: Contestant): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const start = performance.now();
    await (
      await fetch(`http://127.0.0.1:${port}/api/contacts`, { headers: { Cookie: 'boundless_session=x' } })
    ).arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Number of syncs of our app for 100 sequential posts. */
async function syncsPer100(one: Contestant): Promise<number> {
  const before = await ask(one, 'syncs');
  const { accepted } = await load({ port: one.port, connections: 1, seconds: 60, posts: 100 });
  return (((await ask(one, 'syncs')) - before) / accepted) * 100;
}

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'boundless-bench-'));
const contestants: Contestant[] = [];
try {
  contestants.push(await withoutStore());
  for (const count of [0, 1_000, 10_000, 100_000] as const) contestants.push(await ours(folder, count));
  const byKey = new Map(contestants.map((one) => [one.key, one]));
  const biggest = byKey.get('ours-100000') as Contestant;
  const extras = {
    startMs: await startTime(await filled(folder, 'start', 100_000)),
    firstPageMs: await firstPageMs(biggest),
    syncsPer100: await syncsPer100(byKey.get('ours-0') as Contestant),
  };

  const measurements = new Map<Key, Measurement[]>(contestants.map(({ key }) => [key, []]));
  // The first round warms up and is not counted. Each round begins with another contestant.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round % contestants.length;
    for (const one of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const measurement = await measure(one, round === 0 ? 1 : SECONDS);
      if (round > 0) measurements.get(one.key)?.push(measurement);
    }
  }
  const rows = contestants.map((one) => {
    const getMedian = (figure: keyof Measurement) =>
      median((measurements.get(one.key) ?? []).map((measurement) => measurement[figure]));
    return {
      contestant: one.name,
      'posts/s': Number(getMedian('rate').toPrecision(4)),
      'p50 ms': getMedian('p50').toFixed(1),
      'p99 ms': getMedian('p99').toFixed(1),
      'bytes/record': Math.round(getMedian('bytes')),
      MB: Math.round(getMedian('megabytes')),
      refused: getMedian('refused'),
    };
  });
  console.log(`\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, in turn; the median round of each`);
  console.table(rows);
  const verdicts = evaluate(measurements, extras);
  console.table(verdicts);
  if (verdicts.some(({ holds }) => holds === 'NO')) process.exitCode = 1;
} finally {
  for (const { child } of contestants) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
