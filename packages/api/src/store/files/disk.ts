import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The two calls that can fail while the server runs. Tests put a disk here that does. */
export interface Disk {
  write(file: FileHandle, bytes: Buffer, position: number): Promise<void>;
  sync(file: FileHandle): Promise<void>;
}

/** The real one. */
export const disk: Disk = {
  async write(file, bytes, position) {
    let written = 0;
    while (written < bytes.length) {
      const result = await file.write(bytes, written, bytes.length - written, position + written);
      written += result.bytesWritten;
    }
  },
  sync: (file) => file.sync(),
};

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** How {@link replaceFile} writes. */
interface Replacement {
  /** The file's size, when that is more than its content. */
  size?: number | undefined;
  through?: Disk;
}

/** Puts a whole new file in place, or leaves what was there: write, fsync, rename, fsync of the folder. */
export async function replaceFile(path: string, content: Buffer | string, how: Replacement = {}): Promise<void> {
  const { size, through = disk } = how;
  const temporary = `${path}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await through.write(handle, Buffer.from(content), 0);
    if (size !== undefined) await handle.truncate(size);
    await through.sync(handle);
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
