import { join } from 'node:path';
import type { Adapter, Low } from 'lowdb';
import { StorageError } from '../errors.js';
import { confirmedName, encodeEnd } from './confirmed-end.js';
import { type Disk, type HeldFile, holdFile, replaceFile, syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { checksum, encodeLine } from './lines.js';
import { emptySegment, type Manifest, manifestOf, type Segment, segmentName } from './manifest.js';
import { type FolderState, readFolder } from './read-folder.js';
import { packed, removeUnlisted } from './segment-files.js';

const SEGMENT_BYTES = 4 * 1024 * 1024;

export interface SegmentsOptions {
  folder: string;
  disk: Disk;
  /** A segment that would grow beyond this is closed, and the next one is started. @default 4 MiB */
  segmentBytes?: number | undefined;
  /** Rejects when the folder is not ours (any more). Asked before an entry counts as stored. */
  confirm(): Promise<void>;
  /** Is given what a person should know. */
  report(problem: string): void;
}

/**
 * lowdb adapter that appends: of the array that was read or written last, `write` stores what has been pushed since, in one
 * write and one fsync. Another array is stored as a whole: the segments that lack entries now are written again.
 *
 * Not for concurrent calls: {@link Journal} makes them one after the other.
 */
export class Segments implements Adapter<Entry[]> {
  readonly #options: SegmentsOptions;
  readonly #segmentBytes: number;
  readonly #manifest: Low<Manifest | null>;
  #data: Entry[] = [];
  #stored = 0;
  #open = emptySegment(1);
  /** Whether there may be something behind the open segment's end: a write that failed. */
  #dirty = false;
  #file: HeldFile | undefined;
  #confirmed: HeldFile | undefined;
  /** Whether the manifest is on disk: as long as it is not, nothing that is written counts. */
  #listed = true;

  constructor(options: SegmentsOptions) {
    this.#options = options;
    this.#segmentBytes = options.segmentBytes ?? SEGMENT_BYTES;
    this.#manifest = manifestOf(options.folder);
  }

  /** How much is stored. */
  get bytes(): number {
    return this.#list.closed.reduce((sum, { bytes }) => sum + bytes, this.#open.bytes);
  }

  /** Reads all segments. Throws {@link DamagedDataError}; changes nothing then. */
  async read(): Promise<Entry[]> {
    const state = await readFolder(this.#options.folder, (entries) => {
      for (const entry of entries) this.#data.push(entry);
    });
    this.#stored = this.#data.length;
    if (state) {
      await this.#goOn(state);
      await removeUnlisted(this.#options.folder, this.#list);
    } else {
      await this.begin(1);
      await this.#setManifest(this.#list);
    }
    return this.#data;
  }

  /** Starts on a folder without a manifest, or on one whose segments the next write replaces, whatever they hold. */
  async begin(number: number): Promise<void> {
    const open = emptySegment(number);
    this.#listed = false;
    this.#open = open;
    await replaceFile(join(this.#options.folder, confirmedName), this.#end, this.#options.disk);
    await this.#goOn({ manifest: { version: 2, next: number + 1, closed: [], open }, open, torn: 0 });
  }

  async write(data: Entry[]): Promise<void> {
    if (data !== this.#data) await this.#replace(data);
    else if (data.length > this.#stored) await this.#append(encodeLine(data.slice(this.#stored)), data.length);
  }

  /** Rejects unless what is written to is what the folder shows under these names. */
  async confirm(): Promise<void> {
    const files = [this.#confirmed, this.#file];
    const names = [confirmedName, segmentName(this.#open.number)];
    const gone = names.filter((_, index) => files[index]?.isThere() === false);
    if (gone.length > 0) throw new StorageError(`${gone.join(' and ')} is not in the data folder any more`);
  }

  async close(): Promise<void> {
    await this.#confirmed?.handle.sync().catch(() => undefined);
    for (const file of [this.#confirmed, this.#file]) await file?.handle.close();
    this.#confirmed = undefined;
    this.#file = undefined;
  }

  get #end(): Buffer {
    const { number, bytes, sum } = this.#open;
    return encodeEnd({ segment: number, bytes, sum });
  }

  async #goOn({ manifest, open: segment, torn }: FolderState): Promise<void> {
    this.#manifest.data = manifest;
    this.#open = segment;
    this.#dirty = torn > 0;
    const { folder, report } = this.#options;
    const file = segmentName(segment.number);
    this.#confirmed = await holdFile(join(folder, confirmedName), 'r+');
    if (segment.bytes + torn > 0) this.#file = await holdFile(join(folder, file), 'r+');
    await this.#writeEnd();
    if (torn > 0) report(`${file} ends with ${torn} bytes of a line that was never acknowledged: they are left out`);
  }

  async #append(line: Buffer, entries: number): Promise<void> {
    const { disk, confirm } = this.#options;
    if (this.#open.bytes > 0 && this.#open.bytes + line.length > this.#segmentBytes) await this.#startNext();
    const segment = this.#open;
    await confirm();
    const { handle } = await this.#openFile();
    await this.#cut();
    this.#dirty = true;
    await disk.write(handle, line, segment.bytes);
    await disk.sync(handle);
    await confirm();
    const after = {
      number: segment.number,
      bytes: segment.bytes + line.length,
      sum: checksum(line, segment.sum),
      entries: segment.entries + entries - this.#stored,
    };
    this.#open = after;
    try {
      await this.#writeEnd();
    } catch (error) {
      this.#open = segment;
      throw error;
    }
    this.#dirty = false;
    this.#stored = entries;
  }

  async #openFile(): Promise<HeldFile> {
    if (this.#file) return this.#file;
    const { folder } = this.#options;
    this.#file = await holdFile(join(folder, segmentName(this.#open.number)), this.#open.bytes > 0 ? 'r+' : 'w+');
    await syncFolder(folder);
    return this.#file;
  }

  /** Not synced: it is for a process that was killed. After a power cut it may be that of a moment before. */
  async #writeEnd(): Promise<void> {
    if (!this.#confirmed) throw new StorageError('The store is closed');
    await this.#options.disk.write(this.#confirmed.handle, this.#end, 0);
  }

  /** Takes away what a failed write left behind the open segment's end. */
  async #cut(): Promise<void> {
    if (!this.#dirty || !this.#file) return;
    await this.#writeEnd();
    await this.#file.handle.truncate(this.#open.bytes);
    await this.#options.disk.sync(this.#file.handle);
    this.#dirty = false;
  }

  async #startNext(): Promise<void> {
    const { next, closed } = this.#list;
    await this.#cut();
    await this.#change({ version: 2, next: next + 1, closed: [...closed, this.#open], open: emptySegment(next) });
  }

  get #list(): Manifest {
    if (!this.#manifest.data) throw new StorageError('The store is not open');
    return this.#manifest.data;
  }

  /** Lists other segments, and goes on in the one that is open among them. */
  async #change(manifest: Manifest): Promise<void> {
    await this.#setManifest(manifest);
    if (manifest.open.number !== this.#open.number) {
      await this.#file?.handle.close();
      this.#file = undefined;
    }
    this.#open = manifest.open;
    await this.#writeEnd();
    await this.#confirmed?.handle.sync();
  }

  async #setManifest(manifest: Manifest): Promise<void> {
    await this.#options.confirm();
    const before = this.#manifest.data;
    this.#manifest.data = manifest;
    try {
      await this.#manifest.write();
      this.#listed = true;
    } catch (error) {
      this.#manifest.data = before;
      throw error;
    }
  }

  /**
   * Stores another array. Segments whose entries are all in it stay; the rest is written into new ones. The manifest that
   * lists them replaces the one before, so that a kill at any moment leaves all of the old or all of the new.
   */
  async #replace(data: Entry[]): Promise<void> {
    await this.#cut();
    const segments: Segment[] = [];
    let [from, at] = [0, 0];
    for (const segment of this.#list.closed) {
      const start = at;
      for (const entry of this.#data.slice(from, from + segment.entries)) if (data[at] === entry) at += 1;
      from += segment.entries;
      if (at - start === segment.entries) segments.push(segment);
      else segments.push(...(await this.#writeSegments(data.slice(start, at))));
    }
    segments.push(...(await this.#writeSegments(data.slice(at))));
    const { next } = this.#list;
    // The open segment has the highest number of all that ever were open: what was confirmed of an earlier one is past.
    const last = segments.at(-1);
    const open = last && last.number >= this.#open.number ? last : emptySegment(next);
    await this.#change({
      version: 2,
      next: Math.max(next, open.number + 1),
      closed: segments.filter((one) => one !== open),
      open,
    });
    this.#data = data;
    this.#stored = data.length;
    await removeUnlisted(this.#options.folder, this.#list);
  }

  /** Writes entries into as many new segments as they need. */
  async #writeSegments(entries: readonly Entry[]): Promise<Segment[]> {
    const { folder, disk } = this.#options;
    const written: Segment[] = [];
    for (const { bytes, entries: count } of packed(entries, this.#segmentBytes)) {
      const number = this.#list.next;
      // Taken before it is used: a file without a place in the manifest has a number below `next`.
      if (this.#listed) await this.#setManifest({ ...this.#list, next: number + 1 });
      else this.#manifest.data = { ...this.#list, next: number + 1 };
      await replaceFile(join(folder, segmentName(number)), bytes, disk);
      written.push({ number, bytes: bytes.length, sum: checksum(bytes), entries: count });
    }
    return written;
  }
}
