import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '../errors.js';
import { type HeldFile, holdFile, identityOf } from './disk.js';

/** File systems of other machines, by the numbers that Linux has for them (statfs(2)). */
const networks = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
  [0x564c, 'NCP'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
]);

/** Throws for a file system where acknowledged leads can be lost, as far as that is known. */
export function refuseNetworks(folder: string, type: number): void {
  const name = networks.get(type);
  if (name)
    throw new StorageError(
      `The data folder ${folder} is on a network file system (${name}), where acknowledged leads can be lost. ` +
        'Give it a folder on a local disk, or let machines share a database (DATABASE_URL).',
    );
}

/** A folder that belongs to this process. */
export interface FolderLock {
  /** Rejects with a {@link StorageError} unless the folder is the one that was opened, and is ours. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

async function claim(folder: string): Promise<HeldFile> {
  // Native, and so not there on every platform: whoever stores in a database does without.
  const { tryLock } = await import('fs-native-extensions').catch((cause: unknown) => {
    const problem = 'Folders cannot be locked on this platform (no prebuilt module). Set DATABASE_URL instead.';
    throw new StorageError(problem, { cause });
  });
  const file = await holdFile(join(folder, 'lock'), 'a+');
  if (tryLock(file.handle.fd)) return file;
  await file.handle.close();
  throw new StorageError(
    `Another process is using the data folder ${folder}. Stop it, or give this one its own DATA_DIR.`,
  );
}

/**
 * Makes this process the only one that writes a folder, by a lock on the file `lock` in it. The kernel frees it when the
 * process ends, however it ends, and knows it in all containers of a machine. Throws a {@link StorageError} where another one has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  refuseNetworks(folder, (await statfs(folder)).type);
  const identity = identityOf(folder);
  const file = await claim(folder);
  return {
    async confirm() {
      if (identityOf(folder) !== identity)
        throw new StorageError('The data folder is gone, or another one is in its place');
      // Another process may have made it again, and have the folder now.
      if (!file.isThere())
        throw new StorageError('The file "lock" was deleted from the data folder. Start the server again.');
    },
    release: () => file.handle.close(),
  };
}
