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

const here = (name: string) => fileURLToPath(new URL(`servers/${name}`, import.meta.url));

async function forked(key: Key, name: string, file: string, args: string[] = []): Promise<Contestant> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(here(file), args, { execArgv: ['--import', 'tsx'], env });
  const exit = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`)));
  const [message] = (await Promise.race([once(child, 'message'), exit])) as [{ port: number }];
  exit.catch(() => undefined);
  return { key, name, child, ...message };
}

/** Asks one of our own servers for a figure. */
export async function ask({ child }: Contestant, question: 'syncs'): Promise<number> {
  const reply = once(child, 'message') as Promise<[number]>;
  child.send(question);
  return (await reply)[0];
}

export const withoutStore = () => forked('express', 'Express, storing nothing', 'express.ts');

/** A data folder of this name with this many leads. */
export async function filled(folder: string, name: string, count: number): Promise<string> {
  const data = join(folder, name);
  await prefill(data, count);
  return data;
}

export const ours = async (folder: string, count: Count) =>
  forked(`ours-${count}`, `our app, ${count.toLocaleString('en')} stored`, 'app.ts', [
    await filled(folder, `ours-${count}`, count),
  ]);
