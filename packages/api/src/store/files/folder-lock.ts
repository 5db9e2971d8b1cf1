import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readlink, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimLockFile, type LockFile, type LockFileOptions } from './lock-file.js';
import { removeDeadSocket } from './socket-file.js';

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

async function nameOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `boundless-${dev.toString(36)}-${ino.toString(36)}`;
}

/** Takes a name that one process of this machine can hold; the kernel frees it when that process ends, however it ends. */
async function holdName(name: string): Promise<Server | undefined> {
  if (process.platform === 'linux') return listen(`\0${name}`);
  const path = join(tmpdir(), `${name}.sock`);
  return (await listen(path)) ?? ((await removeDeadSocket(path)) ? listen(path) : undefined);
}

/**
 * Everybody here can see each other's names, so one of them at most is alive: this boot of this machine, its network
 * namespace, and the folder as it is named there. Two machines may have the same host name, and number alike.
 */
async function placeOf(name: string): Promise<string> {
  const kernel = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readlink('/proc/self/ns/net'),
  ]).catch(() => (process.platform === 'linux' ? [randomUUID()] : []));
  return [hostname(), ...kernel.map((text) => text.trim()), name].join('/');
}

/** A folder that belongs to this process. */
export interface FolderLock extends Pick<LockFile, 'tookOver' | 'check' | 'confirm' | 'release'> {}

/**
 * Makes this process the only one that writes a folder.
 *
 * A killed process of this machine holds nothing: a restart after `kill -9` succeeds at once. Machines and containers that
 * share a folder cannot see each other's names: they watch each other's heartbeat in the file `lock`, and whoever takes one
 * over waits some seconds for it. Throws {@link FolderInUseError}.
 */
export async function lockFolder(
  folder: string,
  options: Pick<LockFileOptions, 'alsoConfirm' | 'onLost' | 'times'> = {},
): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = await nameOf(folder);
  const server = await holdName(name);
  if (!server) throw new FolderInUseError(folder);
  const letGo = () => new Promise<void>((resolve) => server.close(() => resolve()));
  try {
    const lock = await claimLockFile({ ...options, path: join(folder, 'lock'), place: await placeOf(name) });
    if (!lock) throw new FolderInUseError(folder);
    return {
      tookOver: lock.tookOver,
      check: () => lock.check(),
      confirm: () => lock.confirm(),
      release: () => lock.release().finally(letGo),
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}
