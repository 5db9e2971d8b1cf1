import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { StorageError } from '../errors.js';
import { type Disk, replaceFile, syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { readSegments, segmentNumbers, workshopName } from './read-segments.js';
import { encodeEntries, encodeHeader, encodeSeal, SEAL_ROOM, SEGMENT_BYTES, segmentName } from './segment-format.js';

const MAX_LINE_BYTES = SEGMENT_BYTES / 2;

interface OpenSegment {
  handle: FileHandle;
  number: number;
  lines: number;
  end: number;
  /** Bytes up to here are not NUL although nothing valid stands there: the next write covers them. */
  dirtyEnd: number;
  sealed: boolean;
}

/**
 * lowdb adapter that appends: `write` stores only what has been pushed since the last write, in one write and one fsync.
 *
 * So the cost of a record does not grow with the number stored. Not for concurrent calls: {@link GroupCommit} sees to that.
 */
export class AppendOnlyFile implements Adapter<Entry[]> {
  readonly #folder: string;
  readonly #disk: Disk;
  #stored = 0;
  #segment: OpenSegment | undefined;
  /** Started already, because a segment is sealed only when there is another one to go on in. */
  #next: OpenSegment | undefined;

  constructor(folder: string, disk: Disk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  /** Reads all segments and opens the last one for writing. Throws {@link DamagedDataError}; changes nothing then. */
  async read(): Promise<Entry[]> {
    const created = await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if (created) await syncFolder(dirname(created));
    const entries: Entry[] = [];
    for await (const { path, number, segment } of readSegments(this.#folder)) {
      for (const entry of segment.entries) entries.push(entry);
      if (segment.sealed) continue;
      const { lines, end, tornEnd: dirtyEnd, sealed } = segment;
      const opened = { handle: await open(path, 'r+'), number, lines, end, dirtyEnd, sealed };
      if (this.#segment) this.#next = opened;
      else this.#segment = opened;
    }
    this.#stored = entries.length;
    this.#segment ??= await this.#startSegment(1);
    return entries;
  }

  /** Stores the entries that are new since the last call. When it rejects, none of them is stored. */
  async write(entries: Entry[]): Promise<void> {
    const line = encodeEntries(entries.slice(this.#stored));
    if (line.length > MAX_LINE_BYTES) throw new Error('More entries in one write than a segment holds');
    const segment = await this.#segmentFor(line.length);
    await this.#append(segment, line);
    this.#stored = entries.length;
  }

  /** Rejects unless the segment that is written to is still the one that stands in the folder under its name. */
  async confirm(): Promise<void> {
    const segment = this.#segment;
    if (!segment) return;
    const path = join(this.#folder, segmentName(segment.number));
    const [written, there] = await Promise.all([segment.handle.stat({ bigint: true }), stat(path, { bigint: true })]);
    if (written.ino === there.ino && written.dev === there.dev) return;
    throw new StorageError('The data folder is not the one that was opened');
  }

  async close(): Promise<void> {
    const open = [this.#segment, this.#next];
    this.#segment = undefined;
    this.#next = undefined;
    for (const segment of open) await segment?.handle.close();
  }

  async #segmentFor(bytes: number): Promise<OpenSegment> {
    const segment = this.#segment;
    if (!segment) throw new Error('The store is not open');
    if (!segment.sealed && segment.end + bytes + SEAL_ROOM <= SEGMENT_BYTES) return segment;
    this.#next ??= await this.#startSegment(segment.number + 1);
    if (!segment.sealed) {
      await this.#append(segment, encodeSeal(segment.lines));
      segment.sealed = true;
    }
    await segment.handle.truncate(segment.end);
    await this.#disk.sync(segment.handle);
    this.#segment = this.#next;
    this.#next = undefined;
    await segment.handle.close();
    return this.#segment;
  }

  async #startSegment(number: number): Promise<OpenSegment> {
    const path = join(this.#folder, segmentName(number));
    const header = encodeHeader(number);
    await replaceFile(path, header, { size: SEGMENT_BYTES, through: this.#disk });
    const handle = await open(path, 'r+');
    return { handle, number, lines: 1, end: header.length, dirtyEnd: header.length, sealed: false };
  }

  async #append(segment: OpenSegment, line: Buffer): Promise<void> {
    const lineEnd = segment.end + line.length;
    // NULs over the rest of an attempt that failed: otherwise it would stand behind this line like damage.
    const filler = Buffer.alloc(Math.max(0, segment.dirtyEnd - lineEnd));
    segment.dirtyEnd = Math.max(segment.dirtyEnd, lineEnd);
    await this.#disk.write(segment.handle, filler.length > 0 ? Buffer.concat([line, filler]) : line, segment.end);
    await this.#disk.sync(segment.handle);
    segment.end = lineEnd;
    segment.dirtyEnd = lineEnd;
    segment.lines += 1;
  }
}

/** What {@link replaceFile} and the probe of readiness leave behind when they are killed. Other names are somebody else's. */
const leftover = /^(leads-\d{6,}\.jsonl|staff\.json|\.probe)\.tmp$/;

/** Deletes what a process that was killed may have left behind in a folder that has been read. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const found of await readdir(folder, { withFileTypes: true }))
    if (found.isFile() && leftover.test(found.name)) await rm(join(folder, found.name), { force: true });
  // Of a restore that has put everything in place.
  await rm(join(folder, workshopName), { recursive: true, force: true });
}

/**
 * Puts copies in place of the segments that can be written to. Whoever had the folder before may be paused in the middle
 * of a write: what it still writes goes into files that have no name any more.
 */
export async function renewSegments(folder: string): Promise<void> {
  for (const number of (await segmentNumbers(folder)).slice(-2)) {
    const path = join(folder, segmentName(number));
    await replaceFile(path, await readFile(path));
  }
}
