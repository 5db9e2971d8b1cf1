import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Adapter } from 'lowdb';
import type { z } from 'zod';
import { DamagedDataError } from '../errors.js';
import { replaceFile } from './disk.js';

/**
 * lowdb adapter for one small JSON file that is replaced as a whole and survives a power cut.
 *
 * lowdb's own `JSONFile` renames without fsync, so the file can be empty after a power cut. Reading checks the shape and
 * throws a {@link DamagedDataError} instead of starting with nothing.
 */
export class DurableJsonFile<T> implements Adapter<T> {
  readonly #path: string;
  readonly #schema: z.ZodType<T>;

  constructor(path: string, schema: z.ZodType<T>) {
    this.#path = path;
    this.#schema = schema;
  }

  async read(): Promise<T | null> {
    let text: string;
    try {
      text = await readFile(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    return this.#parse(text);
  }

  async write(data: T): Promise<void> {
    await replaceFile(this.#path, `${JSON.stringify(data, null, 2)}\n`);
  }

  #parse(text: string): T {
    const name = basename(this.#path);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new DamagedDataError(name, text.trim() === '' ? 'it is empty' : 'it is not JSON');
    }
    const parsed = this.#schema.safeParse(value);
    if (!parsed.success) throw new DamagedDataError(name, 'it has the wrong shape');
    return parsed.data;
  }
}
