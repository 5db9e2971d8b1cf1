/**
 * Runs each attack together with honest visitors, on this machine only, and prints the effect: time of `/healthz`, failed posts,
 * memory. `ABUSE_SECONDS` is the duration of each attack, `ABUSE_ONLY` selects some of them.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { attacks } from './abuse/attacks.js';
import { startVisitors } from './abuse/visitors.js';
import { megabytes, startServer } from './built-server.js';

const SECONDS = Number(process.env.ABUSE_SECONDS ?? 60);
const only = process.env.ABUSE_ONLY?.split(',');
const POSTS_PER_SECOND = 50;
/** When the attack has ended, memory has this long to return. */
const CALM_SECONDS = 30;
const limits = { healthMs: 500, failed: 0, grownMb: 100 };

const attackerFile = fileURLToPath(new URL('abuse/attacker.ts', import.meta.url));

async function suffer(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'boundless-abuse-'));
  const { child, port } = await startServer(folder);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    // Warm up, so that the costs of the start are not attributed to the attack.
    const warm = startVisitors(port, POSTS_PER_SECOND, 0);
    await sleep(5_000);
    await warm.stop();
    const before = megabytes(child);
    let most = before;
    const watch = setInterval(() => {
      if (!hasEnded()) most = Math.max(most, megabytes(child));
    }, 500);
    const visitors = startVisitors(port, POSTS_PER_SECOND, 1);
    const attacker = fork(attackerFile, [name, String(port)], { execArgv: ['--import', 'tsx'] });
    await sleep(SECONDS * 1_000);
    const seen = await visitors.stop();
    attacker.kill();
    clearInterval(watch);
    await sleep(CALM_SECONDS * 1_000);
    if (seen.failed > 0) console.log('posts by status:', Object.fromEntries(seen.statuses));
    const ended = hasEnded();
    const peakMb = Math.round(most - before);
    const keptMb = ended ? Number.NaN : Math.round(megabytes(child) - before);
    const memoryHolds = peakMb < limits.grownMb && keptMb < limits.grownMb;
    const holds = !ended && seen.healthMs < limits.healthMs && seen.failed <= limits.failed && memoryHolds;
    return {
      attack: name,
      '/healthz p99 ms': Math.round(seen.healthMs),
      posts: seen.posts,
      failed: seen.failed,
      'MB more at most': peakMb,
      [`MB more ${CALM_SECONDS} s later`]: keptMb,
      holds: holds ? 'yes' : 'NO',
    };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const rows = [];
for (const name of Object.keys(attacks)) {
  if (only && !only.includes(name)) continue;
  rows.push(await suffer(name));
  console.log(JSON.stringify(rows.at(-1)));
}
console.log(`\n${SECONDS} s each, beside ${POSTS_PER_SECOND} honest posts a second`);
console.table(rows);
if (rows.some(({ holds }) => holds === 'NO')) process.exitCode = 1;
process.exit();
