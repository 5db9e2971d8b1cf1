import { constants } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Low } from 'lowdb';
import { StorageError } from '../errors.js';
import { disk as realDisk, replaceFile } from './disk.js';
import { Draft, removeOtherJournals } from './draft.js';
import { type Entry, getOwnerId, hasExpired } from './entries.js';
import type { FolderLock } from './folder-lock.js';
import { encodeEntries } from './lines.js';
import { encodeEnd, endName, type JournalEnd, journalName, readJournal } from './read-journal.js';

/** In-memory state built from the journal's entries, for the queries of one port. Receives stored entries in order. */
export interface View {
  apply(entry: Entry): void;
  /** Forgets the entries with these owners. */
  remove?(ids: ReadonlySet<string>): void;
}

const toStorageError = (cause: unknown) =>
  cause instanceof StorageError ? cause : new StorageError('The journal could not be written', { cause });

interface Waiting {
  entry: Entry;
  done(): void;
  fail(reason: unknown): void;
}

/** Entries that are copied to the next journal before other requests may run. */
const SLICE = 500;
/** Entries after which the copy is synced. One sync of everything would hold up those of new leads. */
const SYNC_EVERY = 20_000;

/**
 * The list of all events: lowdb's data, to which callers append at the same time.
 * Entries that arrive during a write are written together in the next one (group commit). A batch that fails is retried
 * entry by entry, so that one entry that cannot be stored does not fail the others.
 *
 * The adapter below lowdb appends: it stores the entries pushed since the last write, with one write and one fsync. A
 * different array is stored completely, in a new file that replaces the old one.
 */
export class Journal {
  readonly #db = new Low<Entry[]>({ read: () => this.#read(), write: (data) => this.#write(data) }, []);
  /** The array that is on disk, and the number of its entries that are. */
  #stored = { data: this.#db.data, count: 0 };
  #end: JournalEnd = { version: 3, file: 1, bytes: 0, sum: 0 };
  /** Whether a failed write may have left bytes after the end. */
  #dirty = false;
  #views: readonly View[] = [];
  #waiting: Waiting[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #lastRemoval: Promise<unknown> = Promise.resolve();
  #draft: Draft | undefined;

  constructor(
    private readonly lock: FolderLock,
    /** The clock of everything that is stored. */
    readonly now: () => number,
    private readonly disk = realDisk,
    private readonly report: (problem: string) => void = () => undefined,
  ) {}

  /** Reads the folder. If something is damaged, throws {@link DamagedDataError} and changes nothing. */
  async open(): Promise<void> {
    await this.#db.read();
    this.#stored = { data: this.#db.data, count: this.#db.data.length };
  }

  get entries(): readonly Entry[] {
    return this.#db.data;
  }

  get bytes(): number {
    return this.#end.bytes;
  }

  /** Applies all stored entries to these views, and every new one from now on. */
  attach(...views: View[]): void {
    this.#views = views;
    for (const entry of this.entries) this.#apply(entry);
  }

  /** Resolves once the entry is on disk and in the views, or once its lead has been removed. */
  put(entry: Entry): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ entry, done, fail });
      if (this.#waiting.length === 1) this.runExclusive(() => this.#put(this.#waiting.splice(0)));
    });
  }

  /** Runs a task while nothing else is being written. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Runs a task that may call {@link remove} while no other such task runs. New entries are stored meanwhile. */
  runRemoval<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastRemoval.then(work).catch((cause) => Promise.reject(toStorageError(cause)));
    this.#lastRemoval = done.catch(() => undefined);
    return done;
  }

  /**
   * In one step: removes these owners' entries and expired ones, and adds an audit line. Copies the other entries to a new journal while
   * new ones are still stored in the present one; only the last part is copied while nothing else is written. For {@link runRemoval}.
   */
  async remove(ids: ReadonlySet<string>, entry: Entry): Promise<void> {
    const now = this.now();
    const isKept = (one: Entry) => !ids.has(getOwnerId(one) ?? '') && !hasExpired(one, now);
    const draft = await Draft.open(this.lock.folder, [], this.disk);
    this.#draft = draft;
    try {
      let read = 0;
      const copy = async (left: number) => {
        while (this.#stored.count - read > left) {
          const some = this.#stored.data.slice(read, Math.min(read + SLICE, this.#stored.count));
          read += some.length;
          draft.data.push(...some.filter(isKept));
          await draft.write();
          if (read % SYNC_EVERY === 0) await draft.sync();
        }
      };
      await copy(SLICE);
      await draft.sync();
      await this.runExclusive(async () => {
        await copy(0);
        draft.data.push(entry);
        await this.replace(draft.data);
        for (const view of this.#views) view.remove?.(ids);
        this.#apply(entry);
        // Changes of these leads that arrived meanwhile must not be stored after them.
        const waiting = this.#waiting;
        this.#waiting = waiting.filter((one) => isKept(one.entry));
        for (const one of waiting) if (!isKept(one.entry)) one.done();
      });
    } catch (cause) {
      await draft.discard();
      throw toStorageError(cause);
    } finally {
      this.#draft = undefined;
    }
  }

  /** Syncs the confirmed end, which then survives a power cut. */
  async sync(): Promise<void> {
    await this.lock.file(endName).sync();
  }

  async #put(batch: Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      this.#db.data.push(...batch.map(({ entry }) => entry));
      await this.replace(this.#db.data);
    } catch (cause) {
      if (batch.length > 1) for (const one of batch) await this.#put([one]);
      else batch[0]?.fail(cause);
      return;
    }
    for (const { entry } of batch) this.#apply(entry);
    for (const { done } of batch) done();
  }

  #apply(entry: Entry): void {
    for (const view of this.#views) view.apply(entry);
  }

  /**
   * Stores these entries instead of all others. Views are not updated. lowdb keeps the data of a failed write; this
   * removes it again, so that its data is what is on disk.
   */
  async replace(data: Entry[]): Promise<void> {
    this.#db.data = data;
    try {
      await this.#db.write();
      this.#stored = { data, count: data.length };
    } catch (cause) {
      this.#db.data = this.#stored.data;
      this.#db.data.length = this.#stored.count;
      throw toStorageError(cause);
    }
  }

  async #read(): Promise<Entry[]> {
    const { folder } = this.lock;
    const found = await readJournal(folder);
    const { entries, end, torn } = found ?? { entries: [], end: this.#end, torn: 0 };
    if (!found) await replaceFile(join(folder, endName), [encodeEnd(end)], this.disk);
    await this.#continueWith(end);
    await this.#confirm(end);
    this.#dirty = torn > 0;
    const file = journalName(end.file);
    if (torn > 0)
      this.report(`${file} ends with ${torn} bytes of a line that was never acknowledged: they are ignored`);
    return entries;
  }

  #write(data: Entry[]): Promise<void> {
    return data === this.#stored.data ? this.#append(data.slice(this.#stored.count)) : this.#rewrite(data);
  }

  async #append(entries: readonly Entry[]): Promise<void> {
    const { lock, disk } = this;
    await lock.confirm();
    const journal = lock.file(journalName(this.#end.file));
    if (this.#dirty) {
      // The failed write may have written its end to the disk.
      await this.#confirm(this.#end);
      await journal.truncate(this.#end.bytes);
    }
    this.#dirty = true;
    const lines = Buffer.concat([...encodeEntries(entries)]);
    await disk.write(journal, lines, this.#end.bytes);
    await disk.sync(journal);
    await lock.confirm();
    const { bytes, sum } = this.#end;
    await this.#confirm({ ...this.#end, bytes: bytes + lines.length, sum: crc32(lines, sum) });
    this.#dirty = false;
  }

  /** Not synced: it only has to survive a killed process. After a power cut it may be slightly older. */
  async #confirm(end: JournalEnd): Promise<void> {
    await this.disk.write(this.lock.file(endName), encodeEnd(end), 0);
    this.#end = end;
  }

  /** The confirmed end names the file that counts: a kill at any moment leaves the old journal or the new one complete. */
  async #rewrite(entries: Entry[]): Promise<void> {
    const { lock, disk } = this;
    await lock.confirm();
    const draft = this.#draft?.data === entries ? this.#draft : await Draft.open(lock.folder, entries, disk);
    await draft.finish();
    await lock.confirm();
    await replaceFile(join(lock.folder, endName), [encodeEnd(draft.end)], disk);
    await this.#continueWith(draft.end);
  }

  /** Continues with this journal. Deletes earlier ones and other files that a killed process may have left. */
  async #continueWith(end: JournalEnd): Promise<void> {
    const { lock } = this;
    await lock.openFile(endName, 'r+');
    await lock.openFile(journalName(end.file), constants.O_RDWR | constants.O_CREAT);
    if (end.file !== this.#end.file) await lock.closeFile(journalName(this.#end.file));
    this.#end = end;
    this.#dirty = false;
    await removeOtherJournals(lock.folder, end.file);
  }
}
