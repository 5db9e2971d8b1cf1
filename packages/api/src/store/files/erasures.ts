import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { z } from 'zod';
import { type Entry, leadIdOf } from './entries.js';
import { JsonFile } from './json-file.js';

const erasure = z.strictObject({
  at: z.int().min(0),
  /** The client's address, or the command. */
  by: z.string(),
  /** Ids of the erased leads. */
  ids: z.array(z.string()),
});

/** Records that one person was erased. It contains no personal data. */
export type Erasure = z.output<typeof erasure>;

export const erasedName = 'erased.json';
export const erasedSchema = z.strictObject({ version: z.literal(1), erasures: z.array(erasure) });
type ErasedFile = z.output<typeof erasedSchema>;

/**
 * The tombstones of a folder. They have their own file, so that they outlast the journal: a restored backup must forget
 * these leads too.
 */
export class Erasures {
  readonly #db: Low<ErasedFile>;
  #ids = new Set<string>();

  constructor(private readonly folder: string) {
    this.#db = new Low(new JsonFile(join(folder, erasedName), erasedSchema), { version: 1, erasures: [] });
  }

  async read(): Promise<void> {
    await this.#db.read();
    this.#ids = new Set(this.all.flatMap(({ ids }) => ids));
  }

  get all(): readonly Erasure[] {
    return this.#db.data.erasures;
  }

  /** Whether an entry is about a lead that was erased. */
  has(entry: Entry): boolean {
    if (this.#ids.size === 0) return false;
    const id = leadIdOf(entry);
    return id !== undefined && this.#ids.has(id);
  }

  /** Deletes the damaged originals that a repair kept, because they may contain anybody's data. */
  async removeCopies(): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.includes('.damaged-')) await rm(join(this.folder, name), { force: true });
  }

  /** Resolves once these are on disk. */
  async add(added: readonly Erasure[]): Promise<void> {
    const news = added.filter(({ ids }) => ids.some((id) => !this.#ids.has(id)));
    if (news.length === 0) return;
    // Not `Low.write`, which would keep the new data in memory after a failed write.
    const data = { version: 1 as const, erasures: [...this.all, ...news] };
    await this.#db.adapter.write(data);
    this.#db.data = data;
    for (const id of news.flatMap(({ ids }) => ids)) this.#ids.add(id);
  }
}
