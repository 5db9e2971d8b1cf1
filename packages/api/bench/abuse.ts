/**
 * Runs each attack together with honest visitors, on this machine only, and prints the effect: time of `/healthz`, failed posts,
 * memory. `ABUSE_SECONDS` is the duration of each attack, `ABUSE_ONLY` selects some of them.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { attacks } from './abuse/attacks.js';
import { startVisitors } from './abuse/visitors.js';

const SECONDS = Number(process.env.ABUSE_SECONDS ?? 60);
const only = process.env.ABUSE_ONLY?.split(',');
const POSTS_PER_SECOND = 50;
/** When the attack has ended, memory has this long to return. */
const CALM_SECONDS = 30;
const limits = { healthMs: 500, failed: 0, grownMb: 100 };

const entry = fileURLToPath(new URL('../dist/server.js', import.meta.url));
const attackerFile = fileURLToPath(new URL('abuse/attacker.ts', import.meta.url));
const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));

interface Server {
  child: ChildProcess;
  port: number;
}

function startServer(folder: string): Promise<Server> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: 'abuse me please',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const port = /ready at \S+:(\d+)\/\n/.exec(text)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.once('exit', () => reject(new Error('The server ended')));
  });
}

const memory = ({ child }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

async function suffer(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'boundless-abuse-'));
  const server = await startServer(folder);
  try {
    // Warm up, so that the costs of the start are not attributed to the attack.
    const warm = startVisitors(server.port, POSTS_PER_SECOND, 0);
    await sleep(5_000);
    await warm.stop();
    const before = memory(server);
    let most = before;
    const watch = setInterval(() => {
      if (server.child.exitCode === null) most = Math.max(most, memory(server));
    }, 500);
    const visitors = startVisitors(server.port, POSTS_PER_SECOND, 1);
    const attacker = fork(attackerFile, [name, String(server.port)], { execArgv: ['--import', 'tsx'] });
    await sleep(SECONDS * 1_000);
    const seen = await visitors.stop();
    attacker.kill();
    clearInterval(watch);
    await sleep(CALM_SECONDS * 1_000);
    if (seen.failed > 0) console.log('responses other than 201:', Object.fromEntries(seen.refused));
    const ended = server.child.exitCode !== null;
    const peakMb = Math.round(most - before);
    const keptMb = ended ? Number.NaN : Math.round(memory(server) - before);
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
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const rows = [];
for (const name of Object.keys(attacks)) {
  if (only && !only.includes(name)) continue;
  rows.push(await suffer(name));
  console.log(JSON.stringify(rows.at(-1)));
}
console.log(`\n${SECONDS} s each, beside ${POSTS_PER_SECOND} honest posts a second; the site from ${siteDir}`);
console.table(rows);
if (rows.some(({ holds }) => holds === 'NO')) process.exitCode = 1;
process.exit();
