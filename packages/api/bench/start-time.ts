import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { median } from './targets.js';

const server = fileURLToPath(new URL('../dist/server.js', import.meta.url));

/** Milliseconds until the built server is ready with the leads of a folder. The median of five starts. */
export async function startTime(folder: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await startOnce(folder));
  return median(times);
}

async function startOnce(folder: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', ADMIN_PASSWORD: 'a password to start with' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('ready at')) continue;
    const took = performance.now() - began;
    child.kill();
    await exit;
    return took;
  }
  throw new Error('The built server ended before it was ready');
}
