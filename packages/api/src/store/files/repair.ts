import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import type { z } from 'zod';
import { staffFiles } from '../../staff/staff-files.js';
import { DamagedDataError } from '../errors.js';
import { disk, syncFolder } from './disk.js';
import { DurableJsonFile } from './durable-json-file.js';
import type { Entry } from './entries.js';
import { erasedName, erasedSchema } from './erasures.js';
import { lockFolder } from './folder-lock.js';
import { decodeSegment, salvage } from './lines.js';
import { segmentName, segmentNumbers } from './manifest.js';
import { readFolder } from './read-folder.js';
import { Segments } from './segments.js';

/** What was done about one damaged file. */
export interface Repair {
  file: string;
  problem: string;
  /** Where the damaged original is kept. Undefined when the file was missing altogether. */
  keptAs: string | undefined;
}

export interface RepairResult {
  repairs: Repair[];
  /** Entries that are stored now. */
  entries: number;
}

/** Copies a file beside itself and makes sure that the copy is on disk. */
async function keep(folder: string, file: string): Promise<string | undefined> {
  const kept = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    await copyFile(join(folder, file), join(folder, kept));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  await syncFolder(folder);
  return kept;
}

const problemOf = (read: () => Promise<unknown>): Promise<DamagedDataError | undefined> =>
  read().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof DamagedDataError) return error;
      throw error;
    },
  );

/** What is there once: a segment may have been copied. */
function once(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const name = entry.t === 'lead' || entry.t === 'audit' ? `${entry.t} ${entry.id}` : JSON.stringify(entry);
    return !seen.has(name) && seen.add(name);
  });
}

const firstLead = (entries: readonly Entry[]) =>
  entries.find((entry) => entry.t === 'lead')?.n ?? Number.POSITIVE_INFINITY;

async function repairSegments(
  folder: string,
  found: DamagedDataError,
): Promise<{ repairs: Repair[]; entries: number }> {
  const numbers = segmentNumbers(await readdir(folder));
  const damaged = new Map([[found.file, found.problem]]);
  const salvaged: Entry[][] = [];
  for (const number of numbers) {
    const file = segmentName(number);
    const bytes = await readFile(join(folder, file));
    const { end } = decodeSegment(bytes);
    if (end < bytes.length && !damaged.has(file)) damaged.set(file, `at byte ${end} is not what was written`);
    salvaged.push(salvage(bytes));
  }
  const repairs: Repair[] = [];
  for (const [file, problem] of damaged) repairs.push({ file, problem, keptAs: await keep(folder, file) });

  // The order of a lost manifest, as far as the leads tell.
  const all = salvaged.sort((a, b) => firstLead(a) - firstLead(b)).flat();
  const segments = new Segments({ folder, disk, confirm: async () => undefined, report: () => undefined });
  try {
    await segments.begin((numbers.at(-1) ?? 0) + 1);
    const entries = once(all);
    await new Low<Entry[]>(segments, entries).write();
    return { repairs, entries: entries.length };
  } finally {
    await segments.close();
  }
}

async function repairJson(folder: string, file: string, schema: z.ZodType): Promise<Repair | undefined> {
  const damage = await problemOf(() => new DurableJsonFile(join(folder, file), schema).read());
  if (!damage) return undefined;
  const keptAs = await keep(folder, file);
  await rm(join(folder, file));
  return { file, problem: damage.problem, keptAs };
}

/**
 * Makes a damaged data folder one that the server starts on: keeps each damaged original, saves every line that still
 * can be read. Changes nothing where nothing is damaged. Throws when a server is running on the folder.
 */
export async function repair(folder: string): Promise<RepairResult> {
  const lock = await lockFolder(folder);
  try {
    const damage = await problemOf(() => readFolder(folder, () => undefined));
    const { repairs, entries } = damage ? await repairSegments(folder, damage) : { repairs: [], entries: 0 };
    for (const [file, schema] of Object.entries({ ...staffFiles, [erasedName]: erasedSchema })) {
      const repaired = await repairJson(folder, file, schema);
      if (repaired) repairs.push(repaired);
    }
    return { repairs, entries };
  } finally {
    await lock.release();
  }
}
