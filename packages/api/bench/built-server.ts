import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../dist/server.js', import.meta.url));

/** Starts the built server with a data folder. Resolves when it is ready. */
export function startServer(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: 'a password to start with',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
  };
  // Node collects garbage later if it may use more memory, so the figures would depend on the machine.
  const child = spawn(process.execPath, ['--max-old-space-size=1024', entry], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const port = /ready at \S+:(\d+)\/\n/.exec(text)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.once('exit', () => reject(new Error('The server ended before it was ready')));
  });
}

/** A number in one of the process's files in `/proc`. */
export const proc = ({ pid }: ChildProcess, file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? Number.NaN);

export const megabytes = (child: ChildProcess) => proc(child, 'status', /VmRSS:\s+(\d+)/) / 1000;
