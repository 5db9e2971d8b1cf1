import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { DamagedDataError } from '../errors.js';
import { JsonFile } from './disk.js';
import type { Entry } from './entries.js';
import { decodeEntries, readLines, salvage } from './lines.js';

const count = z.int().min(0);

/**
 * The confirmed end: the number of the journal file, and its length and checksum when the last entry was acknowledged.
 * If anything before it is missing, acknowledged data is lost.
 */
const journalEnd = z.strictObject({ version: z.literal(3), file: count, bytes: count, sum: count });
export type JournalEnd = z.output<typeof journalEnd>;

export const endName = 'confirmed.json';

/** Always the same size, so that one write replaces it in place. */
export const encodeEnd = (end: JournalEnd) => Buffer.from(`${JSON.stringify(end).padEnd(127)}\n`);

export const readEnd = (folder: string) => new JsonFile<JournalEnd | null>(join(folder, endName), journalEnd).read();

export const journalName = (number: number) => `leads-${String(number).padStart(6, '0')}.jsonl`;

/** Numbers of the journals among these file names, in order. */
export const journalNumbers = (names: readonly string[]) =>
  names
    .flatMap((name) => /^leads-(\d{6,})\.jsonl$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** Whether a folder exists and a server has used it. */
export async function isDataFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return journalNumbers(names).length > 0 || names.includes(endName) || names.includes('staff.json');
}

/**
 * Reads the entries of a folder, up to the `end` of complete lines. After it there may be `torn` bytes of a line that was never
 * acknowledged. Resolves to undefined for a new folder, and throws {@link DamagedDataError} for a damaged file. Changes nothing; a server
 * may be writing meanwhile.
 */
export async function readJournal(folder: string) {
  const names = await readdir(folder);
  const confirmed = await readEnd(folder);
  if (!confirmed) {
    if (journalNumbers(names).length === 0 && !names.includes('staff.json')) return undefined;
    throw new DamagedDataError(endName, 'it is missing');
  }
  const file = journalName(confirmed.file);
  const damaged = (problem: string) => new DamagedDataError(file, problem);
  const end = { ...confirmed, bytes: 0, sum: 0 };
  const found = { entries: [] as Entry[], end, torn: 0 };
  if (!names.includes(file)) {
    if (confirmed.bytes > 0) throw damaged('it is missing');
    return found;
  }
  let sum = 0;
  for await (const { line, ended } of readLines(join(folder, file))) {
    const entries = found.torn === 0 ? decodeEntries(line) : undefined;
    if (entries && ended) {
      for (const entry of entries) found.entries.push(entry);
      end.sum = crc32('\n', crc32(line, end.sum));
      end.bytes += line.length + 1;
      if (end.bytes <= confirmed.bytes) sum = end.sum;
      continue;
    }
    found.torn += line.length + Number(ended);
    // Lines are written sequentially, so only the last one can be incomplete. Perhaps only its newline is missing.
    if (!entries && salvage(line).length > 0) throw damaged(`it was changed at byte ${end.bytes}`);
  }
  if (end.bytes < confirmed.bytes) throw damaged(`it was changed at byte ${end.bytes}`);
  if (sum !== confirmed.sum) throw damaged('its checksum is wrong');
  return found;
}
