import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'].find(existsSync);

export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** The documented configuration, with these ports instead of its own. */
async function startHaproxy(file: string, folder: string, port: number, targets: readonly number[]): Promise<Balancer> {
  let config = await readFile(new URL('../docs/haproxy.cfg', import.meta.url), 'utf8');
  for (const [n, target] of targets.entries())
    config = config.replaceAll(`127.0.0.1:${3001 + n}`, `127.0.0.1:${target}`);
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, config.replace('127.0.0.1:8080', `127.0.0.1:${port}`));
  const child: ChildProcess = spawn(file, ['-db', '-f', path], { stdio: ['ignore', 'inherit', 'inherit'] });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Passes each connection to the next process in turn that accepts it. */
async function startProxy(port: number, targets: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server: Server = createServer((client) => {
    client.on('error', () => undefined);
    const pass = (left: number): void => {
      turn += 1;
      const upstream = connect(targets[turn % targets.length] ?? 0, '127.0.0.1');
      upstream.once('error', () => (left > 1 && upstream.bytesRead === 0 ? pass(left - 1) : client.destroy()));
      upstream.once('connect', () => client.pipe(upstream).pipe(client));
    };
    pass(targets.length);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() };
}

/** A load balancer on `port` for the processes on `targets`: HAProxy if it is installed, else a proxy that only takes turns. */
export async function startBalancer(folder: string, port: number, targets: readonly number[]): Promise<Balancer> {
  const balancer = haproxy ? await startHaproxy(haproxy, folder, port, targets) : await startProxy(port, targets);
  while (!(await fetch(`${balancer.url}/readyz`).catch(() => undefined))?.ok) await sleep(100);
  return balancer;
}
