import { statSync } from 'node:fs';
import { type FileHandle, mkdir, open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '../errors.js';

/** Network file systems by their Linux numbers (statfs(2)). */
const networkFileSystems = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
  [0x564c, 'NCP'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
]);

export function refuseNetworkFileSystem(folder: string, type: number): void {
  const name = networkFileSystems.get(type);
  if (name)
    throw new StorageError(
      `The data folder ${folder} is on a network file system (${name}), where acknowledged leads can be lost. ` +
        'Use a folder on a local disk, or a database (DATABASE_URL) to share data between machines.',
    );
}

/** Identifies the file or folder at a path. Synchronous: each write waits for it, and the thread pool takes longer than the call. */
function getFileId(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** A folder that this process has locked, with its open files. */
export type FolderLock = Awaited<ReturnType<typeof lockFolder>>;

/**
 * Makes this process the only one that writes a folder, by locking the file `lock` in it. The kernel releases the lock
 * when the process ends for any reason, and enforces it in all containers of a machine. Throws a {@link StorageError}
 * if another process has it.
 */
export async function lockFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  refuseNetworkFileSystem(folder, (await statfs(folder)).type);
  // A native module that is not available on every platform. A store in a database does not need it.
  const { tryLock } = await import('fs-native-extensions').catch((cause: unknown) => {
    const problem = 'Folders cannot be locked on this platform (no prebuilt module). Set DATABASE_URL instead.';
    throw new StorageError(problem, { cause });
  });
  const identity = getFileId(folder);
  const held = new Map<string, { handle: FileHandle; identity: string }>();
  const lock = {
    folder,
    /** Opens a file. From now on `confirm` checks that the name still refers to the same file. */
    async openFile(name: string, flags: string | number): Promise<FileHandle> {
      const handle = await open(join(folder, name), flags, 0o600);
      const { dev, ino } = await handle.stat({ bigint: true });
      await lock.closeFile(name);
      held.set(name, { handle, identity: `${dev} ${ino}` });
      return handle;
    },
    /** A file that was opened with `openFile`. Throws after the release. */
    file(name: string): FileHandle {
      const found = held.get(name);
      if (!found) throw new StorageError('The store is closed');
      return found.handle;
    },
    async closeFile(name: string): Promise<void> {
      await held.get(name)?.handle.close();
      held.delete(name);
    },
    /** Rejects with a {@link StorageError} unless it is still the same folder, still locked by us, with the same files. */
    async confirm(): Promise<void> {
      if (getFileId(folder) !== identity)
        throw new StorageError('The data folder is gone, or another one is in its place');
      // Another process may have created the lock file again and have the folder now.
      for (const [name, file] of held)
        if (getFileId(join(folder, name)) !== file.identity)
          throw new StorageError(`The file "${name}" was deleted from the data folder. Start the server again.`);
    },
    async release(): Promise<void> {
      for (const name of held.keys()) await lock.closeFile(name);
    },
  };
  if (tryLock((await lock.openFile('lock', 'a+')).fd)) return lock;
  await lock.release();
  throw new StorageError(
    `Another process is using the data folder ${folder}. Stop it, or give this one its own DATA_DIR.`,
  );
}
