import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prefill } from './prefill.js';

type Count = 0 | 1_000 | 10_000 | 100_000;

export type Key = 'express' | `ours-${Count}`;

/** A running server that accepts posts. */
export interface Contestant {
  key: Key;
  name: string;
  port: number;
  child: ChildProcess;
}

async function forked(key: Key, name: string, file: string, args: string[] = []): Promise<Contestant> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const path = fileURLToPath(new URL(`servers/${file}`, import.meta.url));
  const child = fork(path, args, { execArgv: ['--import', 'tsx'], env });
  const exit = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`)));
  const [port] = (await Promise.race([once(child, 'message'), exit])) as [number];
  exit.catch(() => undefined);
  return { key, name, child, port };
}

export const withoutStore = () => forked('express', 'Express, storing nothing', 'express.ts');

export async function ours(folder: string, count: Count): Promise<Contestant> {
  const data = await prefill(join(folder, `ours-${count}`), count);
  return forked(`ours-${count}`, `our app, ${count.toLocaleString('en')} stored`, 'app.ts', [data]);
}
