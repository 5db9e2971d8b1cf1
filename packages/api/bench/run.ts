import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../testing/server-process.js';
import { type Contestant, type Key, ours, withoutStore } from './contestants.js';
import { load } from './load.js';
import { prefill } from './prefill.js';
import { megabytes, proc } from './process-figures.js';
import { evaluate, getFigures, type Measurement, median } from './targets.js';

/** The contestants alternate, so that other load affects all of them equally. The median of the rounds counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 11);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const CONNECTIONS = 64;

const built = fileURLToPath(new URL('../dist/server.js', import.meta.url));

async function measure({ child, port }: Contestant, seconds: number): Promise<Measurement> {
  const written = () => proc(child, 'io', /^write_bytes: (\d+)/m);
  const before = written();
  const figures = await load(port, CONNECTIONS, seconds);
  return { ...figures, bytes: (written() - before) / figures.accepted, megabytes: megabytes(child) };
}

/** The median of a few times in milliseconds. */
async function medianMs(rounds: number, measureOnce: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measureOnce());
  return median(times);
}

async function pageMs({ port }: Contestant): Promise<number> {
  const start = performance.now();
  const headers = { Cookie: 'boundless_session=x' };
  await fetch(`http://127.0.0.1:${port}/api/contacts`, { headers }).then((page) => page.arrayBuffer());
  return performance.now() - start;
}

/** Milliseconds until the built server is ready with the leads of a folder. */
async function startMs(folder: string): Promise<number> {
  const start = performance.now();
  const { child } = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: 'a password to start with' }, 'pipe', built);
  const took = performance.now() - start;
  child.kill();
  await once(child, 'exit');
  return took;
}

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'boundless-bench-'));
const contestants: Contestant[] = [];
try {
  contestants.push(await withoutStore());
  for (const count of [0, 1_000, 10_000, 100_000] as const) contestants.push(await ours(folder, count));
  const biggest = contestants.at(-1) as Contestant;
  const filled = await prefill(join(folder, 'start'), 100_000);
  const extras = {
    startMs: await medianMs(5, () => startMs(filled)),
    firstPageMs: await medianMs(11, () => pageMs(biggest)),
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
    const getMedian = (figure: keyof Measurement) => median(getFigures(measurements, one.key, figure));
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
