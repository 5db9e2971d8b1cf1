import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { type Disk, replaceFile, syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { readSegments } from './read-segments.js';
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

  constructor(folder: string, disk: Disk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  /** Reads all segments and opens the last one for writing. Throws {@link DamagedDataError}; changes nothing then. */
  async read(): Promise<Entry[]> {
    const created = await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if (created) await syncFolder(dirname(created));
    const entries: Entry[] = [];
    for await (const { path, number, segment, last } of readSegments(this.#folder)) {
      for (const entry of segment.entries) entries.push(entry);
      if (!last) continue;
      const { lines, end, tornEnd: dirtyEnd, sealed } = segment;
      this.#segment = { handle: await open(path, 'r+'), number, lines, end, dirtyEnd, sealed };
    }
    this.#stored = entries.length;
    if (!this.#segment) await this.#startSegment(1);
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

  async close(): Promise<void> {
    await this.#segment?.handle.close();
    this.#segment = undefined;
  }

  async #segmentFor(bytes: number): Promise<OpenSegment> {
    const segment = this.#segment;
    if (!segment) throw new Error('The store is not open');
    if (!segment.sealed && segment.end + bytes + SEAL_ROOM <= SEGMENT_BYTES) return segment;
    if (!segment.sealed) {
      await this.#append(segment, encodeSeal(segment.lines));
      segment.sealed = true;
    }
    await segment.handle.truncate(segment.end);
    await this.#disk.sync(segment.handle);
    const next = await this.#startSegment(segment.number + 1);
    await segment.handle.close();
    return next;
  }

  async #startSegment(number: number): Promise<OpenSegment> {
    const path = join(this.#folder, segmentName(number));
    const header = encodeHeader(number);
    await replaceFile(path, header, SEGMENT_BYTES);
    const handle = await open(path, 'r+');
    this.#segment = { handle, number, lines: 1, end: header.length, dirtyEnd: header.length, sealed: false };
    return this.#segment;
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

/** Deletes what a start that was killed may have left behind. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((name) => name.endsWith('.tmp'))) await rm(join(folder, name), { force: true });
}
