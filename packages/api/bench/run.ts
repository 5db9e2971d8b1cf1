import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contestant, floor, jsonServer, ours, plainLowdb, sqlite, withoutStore } from './contestants.js';
import { type LoadResult, load } from './load.js';

/** All contestants take turns, so that what else the machine does hits all alike. The middle of the rounds counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = 64;
const COUNTS = [0, 1_000, 10_000, 100_000];

const proc = (pid: number | undefined, file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? Number.NaN);
const written = ({ child }: Contestant) => proc(child.pid, 'io', /^write_bytes: (\d+)/m);
const memory = ({ child }: Contestant) => proc(child.pid, 'status', /VmRSS:\s+(\d+)/) / 1000;

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function firstPageMs({ port }: Contestant): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const start = performance.now();
    await (
      await fetch(`http://127.0.0.1:${port}/api/contacts`, { headers: { Cookie: 'boundless_session=x' } })
    ).arrayBuffer();
    times.push(performance.now() - start);
  }
  return middle(times);
}

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'boundless-bench-'));
const contestants: Contestant[] = [];
try {
  contestants.push(await withoutStore());
  for (const count of COUNTS) contestants.push(await ours(folder, count));
  contestants.push(await floor(folder, 'alone'), await floor(folder, 'group'));
  contestants.push(await plainLowdb(folder, 0), await plainLowdb(folder, 100_000));
  for (const rival of [await sqlite(folder, 100_000), await jsonServer(folder, 1_000)])
    if (rival) contestants.push(rival);

  const results = new Map<Contestant, (LoadResult & { bytes: number; rss: number })[]>(
    contestants.map((one) => [one, []]),
  );
  const tooSlow = new Set<Contestant>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const one of contestants) {
      // A rival that needs many seconds for a single turn has said what it has to say after the first.
      if (tooSlow.has(one)) continue;
      const started = performance.now();
      const before = written(one);
      const result = await load({
        port: one.port,
        path: one.path,
        connections: CONNECTIONS,
        seconds: round === 0 ? 1 : SECONDS,
      });
      if (performance.now() - started > 4 * SECONDS * 1000) tooSlow.add(one);
      // The first round warms up and is not counted.
      if (round > 0 || tooSlow.has(one))
        results.get(one)?.push({ ...result, bytes: (written(one) - before) / result.accepted, rss: memory(one) });
    }
  }
  const rows = contestants.map((one) => {
    const rounds = results.get(one) ?? [];
    const of = (key: 'rate' | 'p50' | 'p99' | 'bytes' | 'rss' | 'refused') => middle(rounds.map((round) => round[key]));
    return {
      contestant: one.name,
      'posts/s': Math.round(of('rate')),
      'p50 ms': of('p50').toFixed(1),
      'p99 ms': of('p99').toFixed(1),
      'bytes/record': Math.round(of('bytes')),
      MB: Math.round(of('rss')),
      refused: of('refused'),
    };
  });
  console.log(
    `\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, taking turns; the middle round of each`,
  );
  console.table(rows);
  const biggest = contestants.find(({ name }) => name.startsWith('our app, 100,000'));
  if (biggest)
    console.log(
      `100,000 stored: start ${Math.round(biggest.startMs ?? 0)} ms, first page ${(await firstPageMs(biggest)).toFixed(1)} ms`,
    );
} finally {
  for (const { child } of contestants) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
