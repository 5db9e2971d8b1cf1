import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The two calls that can fail while the server runs. Tests pass a disk that fails. */
export interface Disk {
  write(file: FileHandle, bytes: Buffer, position: number): Promise<void>;
  sync(file: FileHandle): Promise<void>;
}

/** The real disk. */
export const disk: Disk = {
  async write(file, bytes, position) {
    for (let written = 0; written < bytes.length; ) {
      const result = await file.write(bytes, written, bytes.length - written, position + written);
      written += result.bytesWritten;
    }
  },
  sync: (file) => file.sync(),
};

/** Syncs a folder, so that the names in it survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Replaces a file completely or not at all: write, fsync, rename, fsync of the folder. */
export async function replaceFile(path: string, content: Iterable<Buffer>, through = disk): Promise<void> {
  const temporary = `${path}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    let position = 0;
    for (const bytes of content) {
      await through.write(handle, bytes, position);
      position += bytes.length;
    }
    await through.sync(handle);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
}
