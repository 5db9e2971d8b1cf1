import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError, StorageError } from '../errors.js';
import { type HeldFile, holdFile, identityOf } from './disk.js';

const networks =
  /^(nfs4?|cifs|smb3|smbfs|ncpfs|afs|ceph|lustre|glusterfs|fuse\.(sshfs|glusterfs|rclone|s3fs|gcsfuse))$/;

/** The network file system that a folder is on, by what Linux lists in `/proc/self/mountinfo`. */
export function networkOf(folder: string, mounts: string): string | undefined {
  let found = { point: '', type: '' };
  for (const line of mounts.split('\n')) {
    const octal = /\\(\d{3})/g;
    const point = line.split(' ')[4]?.replace(octal, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
    const type = line.split(' - ')[1]?.split(' ')[0];
    if (point === undefined || type === undefined || point.length < found.point.length) continue;
    if (`${folder}/`.startsWith(point.endsWith('/') ? point : `${point}/`)) found = { point, type };
  }
  return networks.test(found.type) ? found.type : undefined;
}

async function refuseNetworks(folder: string): Promise<void> {
  const type = networkOf(await realpath(folder), await readFile('/proc/self/mountinfo', 'utf8').catch(() => ''));
  if (type)
    throw new StorageError(
      `The data folder ${folder} is on a network file system (${type}), where acknowledged leads can be lost. ` +
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
    throw new StorageError(
      'Folders cannot be locked on this platform (no prebuilt module). Set DATABASE_URL instead.',
      {
        cause,
      },
    );
  });
  const file = await holdFile(join(folder, 'lock'), 'a+');
  if (tryLock(file.handle.fd)) return file;
  await file.handle.close();
  throw new FolderInUseError(folder);
}

export interface LockOptions {
  /** Is given what a person should know. */
  report?: ((problem: string) => void) | undefined;
  /** Called when another process has the folder now. Nothing more is stored then: the process should end. */
  onLost?: ((error: Error) => void) | undefined;
}

/**
 * Makes this process the only one that writes a folder, by a lock on the file `lock` in it. The kernel frees it when the
 * process ends, however it ends, and knows it in all containers of a machine. Throws {@link FolderInUseError}.
 */
export async function lockFolder(folder: string, { report, onLost }: LockOptions = {}): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseNetworks(folder);
  const identity = identityOf(folder);
  let file = await claim(folder);
  let claiming: Promise<void> | undefined;

  /** Somebody has deleted the file while this process had it. */
  async function claimAgain(): Promise<void> {
    const before = file;
    file = await claim(folder).catch((error: Error) => {
      if (error instanceof FolderInUseError) onLost?.(error);
      throw error;
    });
    await before.handle.close();
    report?.('The file "lock" was deleted from the data folder under the running server, which has made it again.');
  }

  return {
    async confirm() {
      if (identityOf(folder) !== identity)
        throw new StorageError('The data folder is gone, or another one is in its place');
      if (file.isThere()) return;
      claiming ??= claimAgain().finally(() => {
        claiming = undefined;
      });
      await claiming;
    },
    release: () => file.handle.close(),
  };
}
