import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '../errors.js';
import type { Disk } from './disk.js';

/** Big enough to need a block of its own on a disk that is full. */
const PROBE = Buffer.alloc(4096, ' ');

/** Writes and syncs a small file, and rejects with a {@link StorageError} when that fails. */
export async function probeFolder(folder: string, disk: Disk): Promise<void> {
  try {
    const path = join(folder, '.probe.tmp');
    const handle = await open(path, 'w', 0o600);
    try {
      await disk.write(handle, PROBE, 0);
      await disk.sync(handle);
    } finally {
      await handle.close();
      await rm(path, { force: true });
    }
  } catch (cause) {
    throw new StorageError('The data folder takes no writes', { cause });
  }
}
