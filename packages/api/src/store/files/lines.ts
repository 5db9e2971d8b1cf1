import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import { type Entry, entrySchema } from './entries.js';

/*
 * Journals and backups consist of JSON lines `["<crc32>",<content>]`. In a journal the content is the list of entries
 * that were written together.
 */

const PREFIX_BYTES = '["01234567",'.length;
/** No entry contains this text: JSON escapes quotation marks. */
const PREFIX = /\["[0-9a-f]{8}",/g;
const NEWLINE = 0x0a;
const CLOSING = 0x5d;

const hex = (sum: number) => sum.toString(16).padStart(8, '0');

export function encodeLine(content: unknown): Buffer {
  const json = JSON.stringify(content);
  return Buffer.from(`["${hex(crc32(json))}",${json}]\n`);
}

const BATCH = 500;

/** Encodes entries, several per line. */
export function* encodeEntries(entries: readonly Entry[]): Generator<Buffer> {
  for (let start = 0; start < entries.length; start += BATCH) yield encodeLine(entries.slice(start, start + BATCH));
}

/** Decodes a line without its newline. Undefined if the line is damaged. */
export function decodeLine(line: Buffer): unknown {
  const content = line.subarray(PREFIX_BYTES, -1);
  const prefix = `["${hex(crc32(content))}",`;
  if (line.toString('latin1', 0, PREFIX_BYTES) !== prefix || line.at(-1) !== CLOSING) return undefined;
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

export const decodeEntries = (line: Buffer): Entry[] | undefined =>
  entrySchema.array().safeParse(decodeLine(line)).data;

/** The lines of a file, without their newlines. `ended` is false for bytes after the last newline. */
export async function* readLines(path: string): AsyncGenerator<{ line: Buffer; ended: boolean }> {
  let parts: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      parts.push(chunk.subarray(start, end));
      yield { line: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), ended: true };
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
  const line = Buffer.concat(parts);
  if (line.length > 0) yield { line, ended: false };
}

/** The entries of all readable lines in these bytes: a damaged newline may have joined several lines. */
export function salvage(bytes: Buffer): Entry[] {
  // Latin-1, so that each character is one byte.
  const starts = [...bytes.toString('latin1').matchAll(PREFIX)].map(({ index }) => index);
  return starts.flatMap((start, index) => {
    const line = bytes.subarray(start, starts[index + 1]);
    return decodeEntries(line.subarray(0, line.lastIndexOf(CLOSING) + 1)) ?? [];
  });
}
