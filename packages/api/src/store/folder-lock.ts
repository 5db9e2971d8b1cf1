import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDeadSocket } from './socket-file.js';

const BEAT_MS = 2_000;
/** A lock of another machine whose file has not been touched for so long is nobody's any more. */
const STALE_MS = 7_000;

/** Another process has the data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(`Another process is using the data folder ${folder}. Stop it, or give this one its own DATA_DIR.`);
  }
}

async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });
  server.unref();
  return listening ? server : undefined;
}

/** A name that one process of this machine can hold, and that the kernel frees when that process ends, however it ends. */
async function holdName(folder: string): Promise<Server | undefined> {
  const { dev, ino } = await stat(folder);
  const name = `boundless-${dev.toString(36)}-${ino.toString(36)}`;
  if (process.platform === 'linux') return listen(`\0${name}`);
  const path = join(tmpdir(), `${name}.sock`);
  return (await listen(path)) ?? ((await removeDeadSocket(path)) ? listen(path) : undefined);
}

/** All processes with the same answer can see each other's names. */
async function neighbourhood(): Promise<string> {
  const network = await readlink('/proc/self/ns/net').catch(() => '');
  return `${hostname()}/${network}`;
}

/** Machines and containers that share a folder cannot see each other's names: they watch each other's heartbeat. */
async function heldElsewhere(path: string): Promise<boolean> {
  const owner = await readFile(path, 'utf8').catch(() => '');
  if (owner === '' || owner.startsWith(`${await neighbourhood()} `)) return false;
  const before = await lastBeat(path);
  if (before === undefined || Date.now() - before > STALE_MS) return false;
  await sleep(BEAT_MS * 2);
  const after = await lastBeat(path);
  return after !== undefined && after !== before;
}

/** When the lock's owner last touched it; `undefined` when it has been given up. */
async function lastBeat(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes this process the only one that writes a folder. Resolves to a function that gives it up.
 *
 * A killed process holds nothing: a restart after `kill -9` succeeds at once. Throws {@link FolderInUseError}.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = await holdName(folder);
  if (!server) throw new FolderInUseError(folder);
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const path = join(folder, 'lock');
  try {
    if (await heldElsewhere(path)) throw new FolderInUseError(folder);
    await writeFile(path, `${await neighbourhood()} ${randomUUID()}\n`, { mode: 0o600 });
  } catch (error) {
    await release();
    throw error;
  }
  const beat = setInterval(() => {
    const now = new Date();
    // A disk that fails is reported where it matters: by the write that it refuses.
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    await rm(path, { force: true });
    await release();
  };
}
