import { constants } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter } from 'lowdb';
import { StorageError } from '../errors.js';
import { type Disk, type HeldFile, holdFile, replaceFile, syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { checksum, encodeEntries } from './lines.js';
import { encodeEnd, endName, type JournalEnd, journalName, journalNumbers, readJournal } from './read-journal.js';

export interface JournalFileOptions {
  folder: string;
  disk: Disk;
  /** Rejects when the folder is not ours (any more). Asked before an entry counts as stored. */
  confirm(): Promise<void>;
  /** Is given what a person should know. */
  report(problem: string): void;
  /** Number of the last journal in a folder that is not read: the next write replaces what it holds. */
  last?: number | undefined;
}

/** What `replaceFile` and the probe of readiness leave behind when they are killed. Other names are somebody else's. */
const leftover = /^(leads-\d{6,}\.jsonl|(staff|keys|confirmed|erased)\.json|\.probe)\.tmp$/;

/**
 * lowdb adapter that appends: of the array that was read or written last, `write` stores what has been pushed since, in one
 * write and one fsync. Another array is stored as a whole, in a new file that takes the old one's place.
 *
 * Not for concurrent calls: {@link Journal} makes them one after the other.
 */
export class JournalFile implements Adapter<Entry[]> {
  #data: Entry[] = [];
  #stored = 0;
  #end: JournalEnd;
  /** Whether there may be something behind the end: a write that failed. */
  #dirty = false;
  #file: HeldFile | undefined;
  #confirmed: HeldFile | undefined;

  constructor(private readonly options: JournalFileOptions) {
    this.#end = { version: 3, file: options.last ?? 0, bytes: 0, sum: 0 };
  }

  /** How much is stored. */
  get bytes(): number {
    return this.#end.bytes;
  }

  /** Throws {@link DamagedDataError}; changes nothing then. */
  async read(): Promise<Entry[]> {
    const { folder, report } = this.options;
    const found = await readJournal(folder);
    const { entries, end, torn } = found ?? { entries: [], end: { ...this.#end, file: 1 }, torn: 0 };
    if (!found) await replaceFile(join(folder, endName), [encodeEnd(end)], this.options.disk);
    await this.#open(end);
    await this.#setEnd(end);
    this.#dirty = torn > 0;
    if (torn > 0)
      report(
        `${journalName(end.file)} ends with ${torn} bytes of a line that was never acknowledged: they are left out`,
      );
    await this.#removeOthers();
    return this.#take(entries);
  }

  async write(data: Entry[]): Promise<void> {
    if (data !== this.#data) await this.#replace(data);
    else if (data.length > this.#stored) await this.#append(data.slice(this.#stored));
    this.#take(data);
  }

  /** Rejects unless what is written to is what the folder shows under these names. */
  confirmFiles(): void {
    for (const file of [this.#file, this.#confirmed])
      if (file?.isThere() === false)
        throw new StorageError(`${journalName(this.#end.file)} or ${endName} is not in the data folder any more`);
  }

  async close(): Promise<void> {
    await this.#confirmed?.handle.sync().catch(() => undefined);
    for (const file of [this.#confirmed, this.#file]) await file?.handle.close();
    this.#confirmed = undefined;
    this.#file = undefined;
  }

  #take(data: Entry[]): Entry[] {
    this.#data = data;
    this.#stored = data.length;
    return data;
  }

  async #open(end: JournalEnd): Promise<void> {
    const { folder } = this.options;
    this.#confirmed ??= await holdFile(join(folder, endName), 'r+');
    const file = await holdFile(join(folder, journalName(end.file)), constants.O_RDWR | constants.O_CREAT);
    await syncFolder(folder);
    await this.#file?.handle.close();
    this.#file = file;
    this.#end = end;
  }

  get #files() {
    if (!this.#file || !this.#confirmed) throw new StorageError('The store is closed');
    return { journal: this.#file.handle, confirmed: this.#confirmed.handle };
  }

  /** Not synced: it is for a process that was killed. After a power cut it may be that of a moment before. */
  async #setEnd(end: JournalEnd): Promise<void> {
    await this.options.disk.write(this.#files.confirmed, encodeEnd(end), 0);
    this.#end = end;
  }

  async #append(entries: readonly Entry[]): Promise<void> {
    const { disk, confirm } = this.options;
    await confirm();
    const { journal } = this.#files;
    await this.#cut();
    this.#dirty = true;
    const lines = Buffer.concat([...encodeEntries(entries)]);
    await disk.write(journal, lines, this.#end.bytes);
    await disk.sync(journal);
    await confirm();
    const { bytes, sum } = this.#end;
    await this.#setEnd({ ...this.#end, bytes: bytes + lines.length, sum: checksum(lines, sum) });
    this.#dirty = false;
  }

  /** Takes away what a failed write left behind the end. */
  async #cut(): Promise<void> {
    if (!this.#dirty) return;
    await this.#setEnd(this.#end);
    await this.#files.journal.truncate(this.#end.bytes);
    await this.options.disk.sync(this.#files.journal);
    this.#dirty = false;
  }

  /** The confirmed end says which file counts: a kill at any moment leaves all of the old or all of the new. */
  async #replace(data: Entry[]): Promise<void> {
    const { folder, disk, confirm } = this.options;
    await confirm();
    const end = { ...this.#end, file: this.#end.file + 1, bytes: 0, sum: 0 };
    function* lines() {
      for (const line of encodeEntries(data)) {
        end.bytes += line.length;
        end.sum = checksum(line, end.sum);
        yield line;
      }
    }
    await replaceFile(join(folder, journalName(end.file)), lines(), disk);
    await confirm();
    if (this.#confirmed) {
      await disk.write(this.#confirmed.handle, encodeEnd(end), 0);
      await disk.sync(this.#confirmed.handle);
    } else await replaceFile(join(folder, endName), [encodeEnd(end)], disk);
    await this.#open(end);
    this.#dirty = false;
    await this.#removeOthers();
  }

  /** Deletes earlier journals, and what else a process that was killed may have left behind. */
  async #removeOthers(): Promise<void> {
    const { folder } = this.options;
    const names = await readdir(folder);
    const others = journalNumbers(names).filter((number) => number !== this.#end.file);
    for (const name of [...others.map(journalName), ...names.filter((one) => leftover.test(one))])
      await rm(join(folder, name)).catch(() => undefined);
    if (others.length > 0) await syncFolder(folder);
  }
}
