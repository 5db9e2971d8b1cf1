import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { JsonFile } from './disk.js';
import { type Entry, getOwnerId } from './entries.js';

/** Records that one person was erased. It contains nothing of the person. */
const erasure = z.strictObject({
  at: z.int().min(0),
  /** The client's address, or the command. Empty once it is as old as lines of the audit log may be. */
  by: z.string(),
  ids: z.array(z.string()),
});
export type Erasure = z.output<typeof erasure>;

export const erasedName = 'erased.json';
const schema = z.strictObject({ version: z.literal(1), erasures: z.array(erasure) });

/** The tombstones of a folder. Their own file outlasts the journal: a restored backup must forget these leads too. */
export class Erasures {
  readonly #file: JsonFile<z.output<typeof schema>>;
  readonly #ids = new Set<string>();
  readonly all: Erasure[] = [];

  constructor(private readonly folder: string) {
    this.#file = new JsonFile(join(folder, erasedName), schema);
  }

  async read(): Promise<void> {
    this.#remember((await this.#file.read())?.erasures ?? []);
  }

  has(entry: Entry): boolean {
    return this.#ids.has(getOwnerId(entry) ?? '');
  }

  /** Deletes the damaged originals that a repair kept, because they may contain anybody's data. */
  async removeCopies(): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.includes('.damaged-')) await rm(join(this.folder, name), { force: true });
  }

  async add(added: readonly Erasure[]): Promise<void> {
    const news = added.filter(({ ids }) => ids.some((id) => !this.#ids.has(id)));
    if (news.length === 0) return;
    await this.#file.write({ version: 1, erasures: [...this.all, ...news] });
    this.#remember(news);
  }

  async forgetAddresses(before: number): Promise<void> {
    const old = this.all.filter(({ at, by }) => at < before && by !== '');
    if (old.length === 0) return;
    const erasures = this.all.map((one) => (old.includes(one) ? { ...one, by: '' } : one));
    await this.#file.write({ version: 1, erasures });
    this.all.splice(0, this.all.length, ...erasures);
  }

  #remember(erasures: readonly Erasure[]): void {
    this.all.push(...erasures);
    for (const id of erasures.flatMap(({ ids }) => ids)) this.#ids.add(id);
  }
}
