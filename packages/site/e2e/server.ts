import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const adminPassword = 'a password for tests';

export interface RunningServer {
  origin: string;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  /** Stops the server with SIGTERM. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built server on `port` with `dataDir`, and waits until it is ready. */
export async function startServer(port: number, dataDir: string): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['packages/api/dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'silent',
    },
  });
  // Kills the server after a failed test too.
  process.once('exit', () => child.kill('SIGKILL'));
  await waitUntilReady(origin, child);
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    origin,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** Waits until the server of `child` answers at `origin`. Throws if it ends before. */
export async function waitUntilReady(origin: string, child: ChildProcess) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready. Run npm run build first.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within 60 s');
}

export { freePort } from '../../../scripts/lib/free-port.mjs';
