import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Disk, Replacement, syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { encodeEntries } from './lines.js';
import { type JournalEnd, journalName, journalNumbers } from './read-journal.js';

/** The next journal of a folder while it is being written. It does not count before `confirmed.json` names it. */
export class Draft {
  /** The entries that it is to have. {@link write} writes those that were added since. */
  readonly data: Entry[];
  #written = 0;

  private constructor(
    data: Entry[],
    readonly end: JournalEnd,
    private readonly file: Replacement,
  ) {
    this.data = data;
  }

  static async open(folder: string, data: Entry[], disk: Disk): Promise<Draft> {
    const last = journalNumbers(await readdir(folder)).at(-1) ?? 0;
    const end: JournalEnd = { version: 3, file: last + 1, bytes: 0, sum: 0 };
    return new Draft(data, end, await Replacement.open(join(folder, journalName(end.file)), disk));
  }

  async write(): Promise<void> {
    const entries = this.data.slice(this.#written);
    this.#written = this.data.length;
    for (const line of encodeEntries(entries)) {
      await this.file.write(line);
      this.end.bytes += line.length;
      this.end.sum = crc32(line, this.end.sum);
    }
  }

  sync(): Promise<void> {
    return this.file.sync();
  }

  /** Writes the rest and gives the file its name, or discards it. */
  async finish(): Promise<void> {
    try {
      await this.write();
      await this.file.finish();
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  discard(): Promise<void> {
    return this.file.discard();
  }
}

/** Temporary files of a {@link Replacement}, which remain after a kill. Other files are not touched. */
const leftover = /^(leads-\d{6,}\.jsonl|(staff|keys|confirmed|erased)\.json)\.tmp$/;

/** Deletes the journals with other numbers, and temporary files that a killed process has left. */
export async function removeOtherJournals(folder: string, number: number): Promise<void> {
  const names = await readdir(folder);
  const others = journalNumbers(names).filter((other) => other !== number);
  for (const name of [...others.map(journalName), ...names.filter((one) => leftover.test(one))])
    await rm(join(folder, name)).catch(() => undefined);
  await syncFolder(folder);
}
