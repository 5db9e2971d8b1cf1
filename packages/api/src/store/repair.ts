import { copyFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffRecord } from '../staff/staff-record.js';
import { replaceFile } from './disk.js';
import { DurableJsonFile } from './durable-json-file.js';
import { lockFolder } from './folder-lock.js';
import { DamagedDataError } from './lead-store.js';
import { segmentNumbers } from './read-segments.js';
import { decodeSegment, rebuildSegment, SEGMENT_BYTES, salvage, segmentName } from './segment-format.js';

/** What was done about one damaged file. */
export interface Repair {
  file: string;
  problem: string;
  /** Where the damaged original is kept. Undefined when the file was missing altogether. */
  keptAs: string | undefined;
  /** Entries that could still be read. */
  saved: number;
}

/** Copies a file beside itself and makes sure that the copy is on disk. */
async function keep(folder: string, name: string): Promise<string> {
  const kept = `${name}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  await copyFile(join(folder, name), join(folder, kept));
  const handle = await open(join(folder, kept), 'r');
  await handle.sync();
  await handle.close();
  return kept;
}

async function repairSegment(
  folder: string,
  number: number,
  there: boolean,
  last: boolean,
): Promise<Repair | undefined> {
  const file = segmentName(number);
  const bytes = there ? await readFile(join(folder, file)) : Buffer.alloc(0);
  const segment = decodeSegment(bytes, number);
  const problem = there
    ? (segment.problem ?? (segment.sealed || last ? undefined : 'it ends without its seal'))
    : 'it is missing';
  if (!problem) return undefined;
  const lines = salvage(bytes);
  const keptAs = there ? await keep(folder, file) : undefined;
  await replaceFile(join(folder, file), rebuildSegment(number, lines, !last), last ? SEGMENT_BYTES : undefined);
  return { file, problem, keptAs, saved: lines.flat().length };
}

async function repairStaff(folder: string): Promise<Repair | undefined> {
  const file = 'staff.json';
  try {
    await new DurableJsonFile(join(folder, file), staffRecord).read();
    return undefined;
  } catch (error) {
    if (!(error instanceof DamagedDataError)) throw error;
    const keptAs = await keep(folder, file);
    await replaceFile(join(folder, file), 'null\n');
    return { file, problem: error.problem, keptAs, saved: 0 };
  }
}

/**
 * Makes a damaged data folder one that the server starts on: keeps each damaged original, saves every line that still
 * can be read. Changes nothing where nothing is damaged. Throws when a server is running on the folder.
 */
export async function repair(folder: string): Promise<Repair[]> {
  const unlock = await lockFolder(folder);
  try {
    const there = new Set(await segmentNumbers(folder));
    const highest = Math.max(0, ...there);
    const repairs: (Repair | undefined)[] = [];
    for (let number = 1; number <= highest; number += 1) {
      repairs.push(await repairSegment(folder, number, there.has(number), number === highest));
    }
    repairs.push(await repairStaff(folder));
    return repairs.filter((one) => one !== undefined);
  } finally {
    await unlock();
  }
}
