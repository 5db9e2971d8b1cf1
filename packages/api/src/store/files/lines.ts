import { crc32 } from 'node:zlib';
import { type Entry, entrySchema } from './entries.js';

/*
 * Segments and backups hold JSON lines `["<crc32>",<content>]`. The content of a segment's line is the list of entries
 * that were written together.
 */

const PREFIX_BYTES = '["01234567",'.length;
/** No entry holds this text: quotation marks within JSON have a backslash before them. */
const PREFIX = /\["[0-9a-f]{8}",/g;
const NEWLINE = 0x0a;
const CLOSING = 0x5d;

/** Checksum of some bytes, or of these after others. */
export const checksum = (bytes: string | Buffer, before = 0) => crc32(bytes, before);

const hex = (sum: number) => sum.toString(16).padStart(8, '0');

export function encodeLine(content: unknown): Buffer {
  const json = JSON.stringify(content);
  return Buffer.from(`["${hex(checksum(json))}",${json}]\n`);
}

/** The content of a line without its newline; undefined when it is not what was written. */
export function decodeLine(line: Buffer): unknown {
  const content = line.subarray(PREFIX_BYTES, -1);
  const prefix = `["${hex(checksum(content))}",`;
  if (line.toString('latin1', 0, PREFIX_BYTES) !== prefix || line.at(-1) !== CLOSING) return undefined;
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The entries of a line; undefined when it is not what was written. */
export const decodeEntries = (line: Buffer): Entry[] | undefined =>
  entrySchema.array().safeParse(decodeLine(line)).data;

export interface DecodedSegment {
  entries: Entry[];
  /** Where the whole lines end. */
  end: number;
  /** Checksum of the bytes up to `end`. */
  sum: number;
}

/** Reads line after line, until one is not what was written, or has no end yet. */
export function decodeSegment(bytes: Buffer): DecodedSegment {
  const segment: DecodedSegment = { entries: [], end: 0, sum: 0 };
  for (;;) {
    const newline = bytes.indexOf(NEWLINE, segment.end);
    const entries = newline === -1 ? undefined : decodeEntries(bytes.subarray(segment.end, newline));
    if (!entries) return segment;
    for (const entry of entries) segment.entries.push(entry);
    segment.sum = checksum(bytes.subarray(segment.end, newline + 1), segment.sum);
    segment.end = newline + 1;
  }
}

/** The entries of every line that can still be read, wherever it is and whatever its newline is now. */
export function salvage(bytes: Buffer): Entry[] {
  // Latin-1, so that a character is a byte.
  const starts = [...bytes.toString('latin1').matchAll(PREFIX)].map(({ index }) => index);
  return starts.flatMap((start, place) => {
    const line = bytes.subarray(start, starts[place + 1]);
    return (
      decodeEntries(line.subarray(0, line.lastIndexOf(CLOSING) + 1)) ??
      decodeEntries(line.subarray(0, line.indexOf(NEWLINE))) ??
      []
    );
  });
}
