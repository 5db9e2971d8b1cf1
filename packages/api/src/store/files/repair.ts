import { copyFile, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffFiles } from '../../staff/staff-files.js';
import { DamagedDataError } from '../errors.js';
import { replaceFile } from './disk.js';
import { DurableJsonFile } from './durable-json-file.js';
import { lockFolder } from './folder-lock.js';
import { missedAfterSeal, segmentNumbers, workshopName } from './read-segments.js';
import { decodeSegment, isUntouched, rebuildSegment, SEGMENT_BYTES, salvage, segmentName } from './segment-format.js';

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

/** Whether a segment is there, and what follows it. */
interface Place {
  there: boolean;
  last: boolean;
  /** The last one, or the one before it while the last one is untouched. */
  mayBeOpen: boolean;
}

async function repairSegment(folder: string, number: number, place: Place): Promise<Repair | undefined> {
  const file = segmentName(number);
  const bytes = place.there ? await readFile(join(folder, file)) : Buffer.alloc(0);
  const segment = decodeSegment(bytes, number);
  const unsealed = segment.sealed || place.mayBeOpen ? undefined : 'it ends without its seal';
  const problem = place.there ? (segment.problem ?? unsealed) : 'it is missing';
  if (!problem) return undefined;
  const lines = salvage(bytes);
  const keptAs = place.there ? await keep(folder, file) : undefined;
  const rebuilt = rebuildSegment(number, lines, !place.last);
  await replaceFile(join(folder, file), rebuilt, { size: place.last ? SEGMENT_BYTES : undefined });
  return { file, problem, keptAs, saved: lines.flat().length };
}

async function repairSegments(folder: string): Promise<(Repair | undefined)[]> {
  const names = await readdir(folder);
  const there = new Set(await segmentNumbers(folder));
  if (names.includes(workshopName) && !there.has(1))
    throw new Error(`A restore into ${folder} was cut short. Give npm run restore again, with the same file.`);
  const last = Math.max(names.includes('staff.json') ? 1 : 0, ...there);
  const decode = async (number: number) => decodeSegment(await readFile(join(folder, segmentName(number))), number);
  const untouched = there.has(last) && isUntouched(await decode(last));
  const repairs: (Repair | undefined)[] = [];
  for (let number = 1; number <= last; number += 1) {
    const mayBeOpen = number === last || (untouched && number === last - 1);
    repairs.push(await repairSegment(folder, number, { there: there.has(number), last: number === last, mayBeOpen }));
  }
  if (last === 0 || !(await decode(last)).sealed) return repairs;
  const missed = await repairSegment(folder, last + 1, { there: false, last: true, mayBeOpen: true });
  return [...repairs, missed && { ...missed, problem: missedAfterSeal }];
}

async function repairStaff(folder: string, file: keyof typeof staffFiles): Promise<Repair | undefined> {
  try {
    await new DurableJsonFile<unknown>(join(folder, file), staffFiles[file]).read();
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
  const lock = await lockFolder(folder);
  try {
    const repairs = await repairSegments(folder);
    for (const file of ['staff.json', 'keys.json'] as const) repairs.push(await repairStaff(folder, file));
    return repairs.filter((one) => one !== undefined);
  } finally {
    await lock.release();
  }
}
