import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { root } from './run.mjs';

/** Long enough for a busy machine. */
const READY_MS = 300_000;

export const adminPassword = 'a password for tests';

/**
 * Starts the built site and API on 127.0.0.1, and waits until they are ready. They end with this process.
 *
 * @param {object} [options]
 * @param {number} [options.port] default: a free one
 * @param {string} [options.dataDir] default: an empty folder, which is removed when this process ends
 * @param {NodeJS.ProcessEnv} [options.env] more environment variables
 */
export async function startSite({ port, dataDir, env = {} } = {}) {
  const usedPort = port ?? (await getPort());
  const usedDir = dataDir ?? mkdtempSync(join(tmpdir(), 'boundless-'));
  const origin = `http://127.0.0.1:${usedPort}`;
  const child = spawn(process.execPath, ['packages/api/dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(usedPort),
      HOST: '127.0.0.1',
      DATA_DIR: usedDir,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  process.once('exit', () => {
    child.kill('SIGKILL');
    if (!dataDir) rmSync(usedDir, { recursive: true, force: true });
  });
  await waitUntilReady(origin, child);
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    /** @type {(number | null)[]} */
    const [code] = await exited;
    return code ?? null;
  };
  return {
    origin,
    /** Kills the server with SIGKILL. */
    kill: () => end('SIGKILL'),
    /** Stops the server with SIGTERM. Resolves to its exit code. */
    stop: () => end('SIGTERM'),
  };
}

/**
 * Waits until the server of `child` is ready at `origin`. Throws if it ends before.
 *
 * @param {string} origin
 * @param {import('node:child_process').ChildProcess} child
 */
export async function waitUntilReady(origin, child) {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready. Run npm run build first.`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within ${READY_MS / 1_000} s`);
}
