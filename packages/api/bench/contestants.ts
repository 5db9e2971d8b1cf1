import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sampleLead } from './load.js';
import { prefill } from './prefill.js';

type Count = 0 | 1_000 | 10_000 | 100_000;

export type Key =
  | 'no-store'
  | `ours-${Count}`
  | `floor-${'alone' | 'group'}`
  | `lowdb-${0 | 100000}`
  | 'sqlite-100000'
  | 'json-server';

/** A server that takes posts, ready to be measured. */
export interface Contestant {
  key: Key;
  name: string;
  port: number;
  path: string;
  child: ChildProcess;
}

const here = (name: string) => fileURLToPath(new URL(`servers/${name}`, import.meta.url));

const shown = (count: number) => `${count.toLocaleString('en')} stored`;

async function forked(
  key: Key,
  name: string,
  file: string,
  args: string[],
  execArgv = ['--import', 'tsx'],
): Promise<Contestant> {
  const child = fork(file, args, { execArgv, env: { ...process.env, NODE_ENV: 'production' } });
  const exit = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`)));
  const [message] = (await Promise.race([once(child, 'message'), exit])) as [{ port: number }];
  exit.catch(() => undefined);
  return { key, name, path: '/api/contact', child, ...message };
}

/** Asks one of our own servers for a figure. */
export async function ask({ child }: Contestant, question: 'syncs'): Promise<number> {
  const answer = once(child, 'message') as Promise<[number]>;
  child.send(question);
  return (await answer)[0];
}

export const withoutStore = () => forked('no-store', 'our app, storing nothing', here('app.ts'), []);

/** A data folder of this name with so many leads. */
export async function filled(folder: string, name: string, count: number): Promise<string> {
  const data = join(folder, name);
  await prefill(data, count);
  return data;
}

export const ours = async (folder: string, count: Count) =>
  forked(`ours-${count}`, `our app, ${shown(count)}`, here('app.ts'), [await filled(folder, `ours-${count}`, count)]);

export const floor = (folder: string, mode: 'alone' | 'group') =>
  forked(`floor-${mode}`, `bare Node, append + fsync, ${mode}`, here('floor.ts'), [
    join(folder, `floor-${mode}`),
    mode,
  ]);

export const plainLowdb = (folder: string, count: 0 | 100_000) =>
  forked(`lowdb-${count}`, `Express + plain lowdb, ${shown(count)}`, here('plain-lowdb.ts'), [
    join(folder, `lowdb-${count}.json`),
    String(count),
  ]);

/** Rivals are no dependency of ours. They stay here for the next run: SQLite takes minutes to compile. */
const rivals = join(tmpdir(), 'boundless-bench-rivals');

/** Installs a rival unless an earlier run did. Says so and returns false when it cannot. */
function install(...packages: string[]): boolean {
  try {
    mkdirSync(rivals, { recursive: true });
    if (!existsSync(join(rivals, 'package.json'))) writeFileSync(join(rivals, 'package.json'), '{"private":true}');
    const names = packages.map((one) => one.slice(0, one.lastIndexOf('@')));
    if (names.every((name) => existsSync(join(rivals, 'node_modules', name)))) return true;
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      stdio: 'pipe',
      cwd: rivals,
      timeout: 600_000,
    });
    return true;
  } catch {
    console.log(`(could not install ${packages.join(', ')}: left out)`);
    return false;
  }
}

export async function sqlite(folder: string): Promise<Contestant | undefined> {
  if (!install('better-sqlite3@12', 'express@5')) return undefined;
  copyFileSync(here('sqlite.mjs'), join(rivals, 'sqlite.mjs'));
  const name = `Express + SQLite (WAL, FULL), ${shown(100_000)}`;
  return forked('sqlite-100000', name, join(rivals, 'sqlite.mjs'), [join(folder, 'leads.sqlite'), '100000'], []);
}

export async function jsonServer(folder: string): Promise<Contestant | undefined> {
  if (!install('json-server@1.0.0-beta.3')) return undefined;
  const file = join(folder, 'json-server.json');
  const contacts = Array.from({ length: 1_000 }, (_, n) => ({ id: String(n), ...sampleLead(n) }));
  writeFileSync(file, JSON.stringify({ contacts }));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(
    process.execPath,
    [join(rivals, 'node_modules/json-server/lib/bin.js'), file, '--port', String(port)],
    { stdio: 'ignore' },
  );
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/contacts/0`).catch(() => undefined);
    if (answer) return { key: 'json-server', name: `json-server, ${shown(1_000)}`, path: '/contacts', port, child };
    await sleep(100);
  }
  console.log('(json-server did not start: left out)');
  child.kill();
  return undefined;
}
