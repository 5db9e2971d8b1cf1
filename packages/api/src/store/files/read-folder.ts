import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDataError } from '../errors.js';
import { readEnd } from './confirmed-end.js';
import type { Entry } from './entries.js';
import { checksum, decodeEntries, decodeSegment, salvage } from './lines.js';
import { type Manifest, manifestName, manifestOf, type Segment, segmentName, segmentNumbers } from './manifest.js';

/** What a folder holds beside its entries. */
export interface FolderState {
  manifest: Manifest;
  /** The segment that is written to, as far as its lines are whole. */
  open: Segment;
  /** Bytes after that: a line that was never acknowledged, because the process or the machine stopped while it was written. */
  torn: number;
}

async function bytesOf(folder: string, number: number): Promise<Buffer | undefined> {
  return readFile(join(folder, segmentName(number))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function readClosed(folder: string, { number, bytes, sum, entries }: Segment): Promise<Entry[]> {
  const file = segmentName(number);
  const content = await bytesOf(folder, number);
  if (!content) throw new DamagedDataError(file, 'it is missing');
  if (content.length !== bytes) throw new DamagedDataError(file, `it has ${content.length} bytes instead of ${bytes}`);
  const segment = decodeSegment(content);
  if (segment.end !== bytes) throw new DamagedDataError(file, `at byte ${segment.end} is not what was written`);
  if (segment.sum !== sum || segment.entries.length !== entries)
    throw new DamagedDataError(file, 'it is not the file that was written');
  return segment.entries;
}

async function readOpen(folder: string, { open }: Manifest): Promise<[Entry[], Omit<FolderState, 'manifest'>]> {
  const { number } = open;
  const file = segmentName(number);
  // Before the segment: a server may be writing to it.
  const confirmed = await readEnd(folder);
  const content = await bytesOf(folder, number);
  if (confirmed.segment > number)
    throw new DamagedDataError(manifestName, `it is older than ${segmentName(confirmed.segment)}`);
  // Of an earlier segment when the server was killed just after it had listed this one.
  const must = confirmed.segment === number && confirmed.bytes > open.bytes ? confirmed : open;
  if (!content && must.bytes > 0) throw new DamagedDataError(file, 'it is missing');
  const bytes = content ?? Buffer.alloc(0);
  const { entries, end, sum } = decodeSegment(bytes);
  if (end < must.bytes) throw new DamagedDataError(file, `at byte ${end} is not what was written`);
  if (checksum(bytes.subarray(0, must.bytes)) !== must.sum)
    throw new DamagedDataError(file, 'it is not the file that was written');
  const rest = bytes.subarray(end);
  // Lines are written one after the other: only the last one can be torn, if only by its newline.
  if (salvage(rest).length > 0 && !decodeEntries(rest))
    throw new DamagedDataError(file, `at byte ${end} is not what was written`);
  return [entries, { open: { number, bytes: end, sum, entries: entries.length }, torn: rest.length }];
}

/**
 * Reads one segment after the other and hands on its entries. Resolves to undefined for a folder that is new, and throws
 * {@link DamagedDataError} at the first file that is not as it was left. Changes nothing.
 */
export async function readFolder(
  folder: string,
  take: (entries: Entry[]) => void | Promise<void>,
): Promise<FolderState | undefined> {
  const names = await readdir(folder);
  const db = manifestOf(folder);
  await db.read();
  const manifest = db.data;
  const last = segmentNumbers(names).at(-1);
  if (!manifest) {
    if (last === undefined && !names.includes('staff.json')) return undefined;
    throw new DamagedDataError(manifestName, 'it is missing');
  }
  for (const segment of manifest.closed) await take(await readClosed(folder, segment));
  const [entries, state] = await readOpen(folder, manifest);
  await take(entries);
  if (last !== undefined && last >= manifest.next)
    throw new DamagedDataError(manifestName, `it is older than ${segmentName(last)}`);
  return { manifest, ...state };
}
