import { constants } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter } from 'lowdb';
import { z } from 'zod';
import { DamagedDataError } from '../errors.js';
import { disk as realDisk, replaceFile, syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import type { FolderLock } from './folder-lock.js';
import { JsonFile } from './json-file.js';
import { checksum, decodeEntries, encodeEntries, linesOf, salvage } from './lines.js';

const count = z.int().min(0);

/**
 * Which file is the journal, and how far it was when the last entry was acknowledged: what is missing before that was stored,
 * and is lost.
 */
const journalEnd = z.strictObject({ version: z.literal(3), file: count, bytes: count, sum: count });
export type JournalEnd = z.output<typeof journalEnd>;

export const endName = 'confirmed.json';

/** Always of one size, so that it is written in place at one go. */
export const encodeEnd = (end: JournalEnd) => Buffer.from(`${JSON.stringify(end).padEnd(127)}\n`);

export const readEnd = (folder: string) => new JsonFile<JournalEnd | null>(join(folder, endName), journalEnd).read();

export const journalName = (number: number) => `leads-${String(number).padStart(6, '0')}.jsonl`;

/** Numbers of the journals among the names of a folder, in order. */
export const journalNumbers = (names: readonly string[]) =>
  names
    .flatMap((name) => /^leads-(\d{6,})\.jsonl$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** What `replaceFile` and the probe of readiness leave behind when they are killed. Other names are somebody else's. */
const leftover = /^(leads-\d{6,}\.jsonl|(staff|keys|confirmed|erased)\.json|\.probe)\.tmp$/;

/** What a journal holds. */
interface FoundJournal {
  entries: Entry[];
  /** As far as its lines are whole. */
  end: JournalEnd;
  /** How many bytes follow, of a line that was never acknowledged. */
  torn: number;
}

/**
 * Reads the entries of a folder. Resolves to undefined for a folder that is new, and throws {@link DamagedDataError} for a
 * file that is not as it was left. Changes nothing; a server may be writing meanwhile.
 */
export async function readJournal(folder: string): Promise<FoundJournal | undefined> {
  const names = await readdir(folder);
  const confirmed = await readEnd(folder);
  if (!confirmed) {
    if (journalNumbers(names).length === 0 && !names.includes('staff.json')) return undefined;
    throw new DamagedDataError(endName, 'it is missing');
  }
  const file = journalName(confirmed.file);
  const damaged = (problem: string) => new DamagedDataError(file, problem);
  const end = { ...confirmed, bytes: 0, sum: 0 };
  const found: FoundJournal = { entries: [], end, torn: 0 };
  if (!names.includes(file)) {
    if (confirmed.bytes > 0) throw damaged('it is missing');
    return found;
  }
  let sum = 0;
  for await (const { line, ended } of linesOf(join(folder, file))) {
    const entries = found.torn === 0 ? decodeEntries(line) : undefined;
    if (entries && ended) {
      for (const entry of entries) found.entries.push(entry);
      end.sum = checksum('\n', checksum(line, end.sum));
      end.bytes += line.length + 1;
      if (end.bytes <= confirmed.bytes) sum = end.sum;
      continue;
    }
    found.torn += line.length + Number(ended);
    // Lines are written one after the other: only the last one can be torn, if only by its newline.
    if (!entries && salvage(line).length > 0) throw damaged(`at byte ${end.bytes} is not what was written`);
  }
  if (end.bytes < confirmed.bytes) throw damaged(`at byte ${end.bytes} is not what was written`);
  if (sum !== confirmed.sum) throw damaged('it is not the file that was written');
  return found;
}

/**
 * lowdb adapter that appends: of the array that was read or written last, `write` stores what has been pushed since, in one
 * write and one fsync. Another array is stored as a whole, in a new file that takes the old one's place.
 *
 * Not for concurrent calls: {@link Journal} makes them one after the other.
 */
export class JournalFile implements Adapter<Entry[]> {
  #data: Entry[] = [];
  #stored = 0;
  #end: JournalEnd = { version: 3, file: 1, bytes: 0, sum: 0 };
  /** Whether there may be something behind the end: a write that failed. */
  #dirty = false;

  /** @param report is given what a person should know. */
  constructor(
    private readonly lock: FolderLock,
    private readonly disk = realDisk,
    private readonly report: (problem: string) => void = () => undefined,
  ) {}

  /** How much is stored. */
  get bytes(): number {
    return this.#end.bytes;
  }

  /** Throws {@link DamagedDataError}; changes nothing then. */
  async read(): Promise<Entry[]> {
    const { folder } = this.lock;
    const found = await readJournal(folder);
    const { entries, end, torn } = found ?? { entries: [], end: this.#end, torn: 0 };
    if (!found) await replaceFile(join(folder, endName), [encodeEnd(end)], this.disk);
    await this.#open(end);
    await this.#confirm(end);
    this.#dirty = torn > 0;
    if (torn > 0)
      this.report(
        `${journalName(end.file)} ends with ${torn} bytes of a line that was never acknowledged: they are left out`,
      );
    return this.#take(entries);
  }

  async write(data: Entry[]): Promise<void> {
    if (data !== this.#data) await this.#replace(data);
    else if (data.length > this.#stored) await this.#append(data.slice(this.#stored));
    this.#take(data);
  }

  /** Makes the confirmed end survive a power cut that follows a stop. */
  async sync(): Promise<void> {
    await this.lock.file(endName).sync();
  }

  #take(data: Entry[]): Entry[] {
    this.#data = data;
    this.#stored = data.length;
    return data;
  }

  /** Not synced: it is for a process that was killed. After a power cut it may be that of a moment before. */
  async #confirm(end: JournalEnd): Promise<void> {
    await this.disk.write(this.lock.file(endName), encodeEnd(end), 0);
    this.#end = end;
  }

  async #append(entries: readonly Entry[]): Promise<void> {
    const { lock, disk } = this;
    await lock.confirm();
    const journal = lock.file(journalName(this.#end.file));
    if (this.#dirty) {
      // The failed write may have been confirmed on disk.
      await this.#confirm(this.#end);
      await journal.truncate(this.#end.bytes);
    }
    this.#dirty = true;
    const lines = Buffer.concat([...encodeEntries(entries)]);
    await disk.write(journal, lines, this.#end.bytes);
    await disk.sync(journal);
    await lock.confirm();
    const { bytes, sum } = this.#end;
    await this.#confirm({ ...this.#end, bytes: bytes + lines.length, sum: checksum(lines, sum) });
    this.#dirty = false;
  }

  /** The confirmed end says which file counts: a kill at any moment leaves all of the old or all of the new. */
  async #replace(data: Entry[]): Promise<void> {
    const { lock, disk } = this;
    await lock.confirm();
    const last = journalNumbers(await readdir(lock.folder)).at(-1) ?? 0;
    const end = { ...this.#end, file: last + 1, bytes: 0, sum: 0 };
    function* lines() {
      for (const line of encodeEntries(data)) {
        end.bytes += line.length;
        end.sum = checksum(line, end.sum);
        yield line;
      }
    }
    await replaceFile(join(lock.folder, journalName(end.file)), lines(), disk);
    await lock.confirm();
    await replaceFile(join(lock.folder, endName), [encodeEnd(end)], disk);
    await this.#open(end);
  }

  /** Goes on with this journal. Deletes earlier ones, and what else a process that was killed may have left behind. */
  async #open(end: JournalEnd): Promise<void> {
    const { lock } = this;
    await lock.hold(endName, 'r+');
    await lock.hold(journalName(end.file), constants.O_RDWR | constants.O_CREAT);
    if (end.file !== this.#end.file) await lock.letGo(journalName(this.#end.file));
    this.#end = end;
    this.#dirty = false;
    const names = await readdir(lock.folder);
    const others = journalNumbers(names).filter((number) => number !== end.file);
    for (const name of [...others.map(journalName), ...names.filter((one) => leftover.test(one))])
      await rm(join(lock.folder, name)).catch(() => undefined);
    await syncFolder(lock.folder);
  }
}
