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

function remainder(bytes: Buffer, start: number): Pick<DecodedSegment, 'tornEnd' | 'problem'> {
  const rest = bytes.subarray(start);
  // Nearly always. Byte by byte, the megabytes that nothing has been written to would keep every start waiting.
  if (rest.equals(Buffer.alloc(rest.length))) return { tornEnd: start };
  let end = bytes.length;
  while (end > start && bytes[end - 1] === 0) end -= 1;
  const newline = bytes.indexOf(NEWLINE, start);
  const line = bytes.subarray(start, newline === -1 ? bytes.length : newline);
  // JSON holds no NUL: a NUL inside the line, and nothing after it, means that the line never reached the disk whole.
  const torn = line.includes(0) && (newline === -1 || end <= newline + 1);
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

/** The entries of every line that still can be read, wherever it stands. For repairs only. */
export function salvage(bytes: Buffer): Entry[][] {
  const lines: Entry[][] = [];
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const parsed = entrySchema.array().safeParse(decodeLine(bytes.subarray(start, end)));
    if (parsed.success) lines.push(parsed.data);
    start = end + 1;
  }
  return lines;
}

/** A segment with these lines of entries. Sealed when others follow it. */
export function rebuildSegment(number: number, entries: readonly Entry[][], sealed: boolean): Buffer {
  const lines = [encodeHeader(number), ...entries.map(encodeEntries)];
  return Buffer.concat(sealed ? [...lines, encodeSeal(lines.length)] : lines);
}
