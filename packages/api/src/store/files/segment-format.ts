import { crc32 } from 'node:zlib';
import { type Entry, entrySchema } from './entries.js';

/*
 * A segment is a text file of JSON lines. Each line is `["<crc32>",<content>]` and was written by one write and one
 * fsync. The content is the header (first line), a list of entries, or the seal (last line of a full segment). The file
 * has its full size from the start, so that a file cut short shows; what is not yet written reads as NUL.
 */

/** Size of a segment that is being written to. */
export const SEGMENT_BYTES = 4 * 1024 * 1024;
/** Always left free in a segment for the seal. */
export const SEAL_ROOM = 64;

const NEWLINE = 0x0a;
const CLOSING = 0x5d;
/** Of `["<crc32>",`. */
const PREFIX_BYTES = 12;
/** No entry holds this text: quotation marks within JSON have a backslash before them. */
const PREFIX = /(?=\["[0-9a-f]{8}",)/;
/** What a disk writes at once, at least. */
const SECTOR_BYTES = 512;

/** The file of a segment, by its number from 1. */
export const segmentName = (number: number) => `leads-${String(number).padStart(6, '0')}.jsonl`;
export const segmentPattern = /^leads-(\d{6,})\.jsonl$/;

const checksum = (text: string | Buffer) => crc32(text).toString(16).padStart(8, '0');

function encodeLine(content: unknown): Buffer {
  const json = JSON.stringify(content);
  return Buffer.from(`["${checksum(json)}",${json}]\n`);
}

export const encodeHeader = (number: number) => encodeLine({ format: 'boundless-leads', version: 1, segment: number });
export const encodeEntries = (entries: readonly Entry[]) => encodeLine(entries);
export const encodeSeal = (lines: number) => encodeLine({ sealed: lines });

function decodeLine(line: Buffer): unknown {
  const content = line.subarray(PREFIX_BYTES, -1);
  // The checksum first, and of the bytes themselves: what passes is what was written, so that it can be read.
  const frame = `["${checksum(content)}",`;
  if (line.toString('latin1', 0, PREFIX_BYTES) !== frame || line.at(-1) !== CLOSING) return undefined;
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a segment file holds. */
export interface DecodedSegment {
  entries: Entry[];
  lines: number;
  sealed: boolean;
  /** Where the next line goes. */
  end: number;
  /** End of what a power cut left of a line that was never acknowledged. Equals `end` when there is none. */
  tornEnd: number;
  /** What is wrong with it, when it is not what the server wrote. `entries` holds what could be read before that. */
  problem?: string | undefined;
}

function readContent(content: unknown, number: number, into: DecodedSegment): string | undefined {
  if (into.lines === 0) {
    const expected = JSON.stringify({ format: 'boundless-leads', version: 1, segment: number });
    return JSON.stringify(content) === expected ? undefined : 'its first line is not the header that belongs there';
  }
  if (!Array.isArray(content)) {
    into.sealed = JSON.stringify(content) === JSON.stringify({ sealed: into.lines });
    return into.sealed ? undefined : `line ${into.lines + 1} is neither entries nor a seal`;
  }
  const parsed = entrySchema.array().safeParse(content);
  if (!parsed.success) return `line ${into.lines + 1} has the wrong shape`;
  for (const entry of parsed.data) into.entries.push(entry);
  return undefined;
}

/** Whether there are NULs in a line, all of them in sectors that the disk did not write. JSON itself holds none. */
function missesSectors(bytes: Buffer, start: number, end: number): boolean {
  let missing = 0;
  for (let from = bytes.indexOf(0, start); from !== -1 && from < end; missing += 1) {
    let to = from;
    while (to < end && bytes[to] === 0) to += 1;
    if ((from > start && from % SECTOR_BYTES !== 0) || to % SECTOR_BYTES !== 0) return false;
    from = bytes.indexOf(0, to);
  }
  return missing > 0;
}

/**
 * Tells a line that never reached the disk whole, and so was never acknowledged, from damage. It is the last one, and
 * its end is missing, or whole sectors of it are. One that lacks nothing but its newline was stored, and changed since.
 */
function remainder(bytes: Buffer, start: number): Pick<DecodedSegment, 'tornEnd' | 'problem'> {
  const rest = bytes.subarray(start);
  // Nearly always. Byte by byte, the megabytes that nothing has been written to would keep every start waiting.
  if (rest.equals(Buffer.alloc(rest.length))) return { tornEnd: start };
  let end = bytes.length;
  while (end > start && bytes[end - 1] === 0) end -= 1;
  const newline = bytes.indexOf(NEWLINE, start);
  const torn =
    newline === -1
      ? end < bytes.length && decodeLine(bytes.subarray(start, end - 1)) === undefined
      : end === newline + 1 && missesSectors(bytes, start, newline);
  return torn ? { tornEnd: end } : { tornEnd: end, problem: `what stands at byte ${start} is not what was written` };
}

/** Reads a segment. Never throws: what is wrong stands in `problem`. */
export function decodeSegment(bytes: Buffer, number: number): DecodedSegment {
  const segment: DecodedSegment = { entries: [], lines: 0, sealed: false, end: 0, tornEnd: 0 };
  while (!segment.sealed) {
    const newline = bytes.indexOf(NEWLINE, segment.end);
    const content = newline === -1 ? undefined : decodeLine(bytes.subarray(segment.end, newline));
    if (content === undefined) break;
    const problem = readContent(content, number, segment);
    if (problem) return { ...segment, problem };
    segment.lines += 1;
    segment.end = newline + 1;
  }
  const rest = remainder(bytes, segment.end);
  if (rest.problem) return { ...segment, ...rest };
  if (segment.lines === 0) return { ...segment, problem: 'it has no header' };
  if (!segment.sealed && bytes.length !== SEGMENT_BYTES)
    return { ...segment, problem: `it has ${bytes.length} bytes instead of ${SEGMENT_BYTES}` };
  return { ...segment, ...rest };
}

/** A segment that was only just started: others may follow it, but nothing has been written to it. */
export const isUntouched = ({ problem, lines, end, tornEnd }: DecodedSegment) =>
  problem === undefined && lines === 1 && tornEnd === end;

function entriesOf(line: Buffer): Entry[] | undefined {
  return entrySchema.array().safeParse(decodeLine(line)).data;
}

/** The entries of every line that still can be read, wherever it stands and whatever its newline is now. For repairs only. */
export function salvage(bytes: Buffer): Entry[][] {
  // Latin-1, so that a character is a byte.
  const texts = bytes
    .toString('latin1')
    .split('\n')
    .flatMap((line) => line.split(PREFIX));
  const lines = texts.map((text) => Buffer.from(text.replace(/\0+$/, ''), 'latin1'));
  return lines
    .map((line) => entriesOf(line) ?? entriesOf(line.subarray(0, -1)))
    .filter((entries) => entries !== undefined);
}

/** A segment with these lines of entries. Sealed when others follow it. */
export function rebuildSegment(number: number, entries: readonly Entry[][], sealed: boolean): Buffer {
  const lines = [encodeHeader(number), ...entries.map(encodeEntries)];
  return Buffer.concat(sealed ? [...lines, encodeSeal(lines.length)] : lines);
}
