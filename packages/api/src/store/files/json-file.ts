import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Adapter } from 'lowdb';
import type { z } from 'zod';
import { DamagedDataError } from '../errors.js';
import { replaceFile } from './disk.js';

/**
 * lowdb adapter for one small JSON file that is replaced as a whole and survives a power cut. lowdb's own `JSONFile`
 * renames without fsync. Throws {@link DamagedDataError} for a file of the wrong shape.
 */
export class JsonFile<T> implements Adapter<T> {
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
