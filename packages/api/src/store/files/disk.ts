import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { DamagedDataError } from '../errors.js';

/** The two calls that can fail while the server runs. Tests pass a disk that fails. */
export interface Disk {
  write(file: FileHandle, bytes: Buffer, position: number): Promise<void>;
  sync(file: FileHandle): Promise<void>;
}

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

/** A new content for a file, which replaces it completely or not at all: write, fsync, rename, fsync of the folder. */
export class Replacement {
  #bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
    private readonly through: Disk,
  ) {}

  static async open(path: string, through = disk): Promise<Replacement> {
    return new Replacement(path, await open(`${path}.tmp`, 'w', 0o600), through);
  }

  async write(bytes: Buffer): Promise<void> {
    await this.through.write(this.handle, bytes, this.#bytes);
    this.#bytes += bytes.length;
  }

  sync(): Promise<void> {
    return this.through.sync(this.handle);
  }

  async finish(): Promise<void> {
    await this.sync();
    await this.handle.close();
    await rename(`${this.path}.tmp`, this.path);
    await syncFolder(dirname(this.path));
  }

  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(`${this.path}.tmp`, { force: true }).catch(() => undefined);
  }
}

export async function replaceFile(path: string, content: Iterable<Buffer>, through = disk): Promise<void> {
  const replacement = await Replacement.open(path, through);
  try {
    for (const bytes of content) await replacement.write(bytes);
    await replacement.finish();
  } catch (error) {
    await replacement.discard();
    throw error;
  }
}

/** A small JSON file that is replaced as a whole. Reading throws {@link DamagedDataError} for a wrong shape. */
export class JsonFile<T> {
  constructor(
    private readonly path: string,
    private readonly schema: z.ZodType<T>,
  ) {}

  async read(): Promise<T | null> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    const damaged = (problem: string) => new DamagedDataError(basename(this.path), problem);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw damaged(text.trim() === '' ? 'it is empty' : 'it is not JSON');
    }
    const parsed = this.schema.safeParse(value);
    if (!parsed.success) throw damaged('it has the wrong shape');
    return parsed.data;
  }

  async write(data: T): Promise<void> {
    await replaceFile(this.path, [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)]);
  }
}
