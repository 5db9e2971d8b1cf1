import { existsSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { staffFiles } from '../../staff/staff-files.js';
import { DamagedDataError } from '../errors.js';
import { syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { erasedName, erasedSchema } from './erasures.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { Journal } from './journal.js';
import { JsonFile } from './json-file.js';
import { decodeEntries, linesOf, salvage } from './lines.js';
import { journalName, journalNumbers, readJournal } from './read-journal.js';

/** The repair of one damaged file. */
export interface Repair {
  file: string;
  problem: string;
  /** Where the damaged original is kept. Undefined if the file was missing. */
  keptAs: string | undefined;
}

export interface RepairResult {
  repairs: Repair[];
  /** Entries that are stored now. */
  entries: number;
}

/** Copies a file into the same folder and syncs the copy. */
async function keepDamaged(folder: string, { file, problem }: Pick<Repair, 'file' | 'problem'>): Promise<Repair> {
  if (!existsSync(join(folder, file))) return { file, problem, keptAs: undefined };
  const keptAs = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  await copyFile(join(folder, file), join(folder, keptAs));
  await syncFolder(folder);
  return { file, problem, keptAs };
}

const damageOf = (reading: Promise<unknown>): Promise<DamagedDataError | undefined> =>
  reading.then(
    () => undefined,
    (error: unknown) => (error instanceof DamagedDataError ? error : Promise.reject(error)),
  );

/** Removes duplicate entries, which exist if a file was copied. */
function withoutDuplicates(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const name = entry.t === 'lead' || entry.t === 'audit' ? `${entry.t} ${entry.id}` : JSON.stringify(entry);
    return !seen.has(name) && seen.add(name);
  });
}

const firstLead = (entries: readonly Entry[]) =>
  entries.find((entry) => entry.t === 'lead')?.n ?? Number.POSITIVE_INFINITY;

async function repairJournal(lock: FolderLock, damage: DamagedDataError): Promise<RepairResult> {
  const { folder } = lock;
  const damaged = new Map([[damage.file, damage.problem]]);
  const found: Entry[][] = [];
  for (const file of journalNumbers(await readdir(folder)).map(journalName)) {
    const entries: Entry[] = [];
    for await (const { line } of linesOf(join(folder, file))) {
      const whole = decodeEntries(line);
      if (!whole && !damaged.has(file)) damaged.set(file, 'it has damaged lines');
      for (const entry of whole ?? salvage(line)) entries.push(entry);
    }
    found.push(entries);
  }
  const repairs = await Promise.all([...damaged].map(([file, problem]) => keepDamaged(folder, { file, problem })));
  // An earlier version wrote several files. Their order does not matter.
  const entries = withoutDuplicates(found.sort((a, b) => firstLead(a) - firstLead(b)).flat());
  await new Journal(lock).replace(entries);
  return { repairs, entries: entries.length };
}

/**
 * Repairs a damaged data folder so that the server starts: keeps each damaged original and saves every line that can
 * still be read. Changes nothing if nothing is damaged. Throws if a server is using the folder.
 */
export async function repair(folder: string): Promise<RepairResult> {
  const lock = await lockFolder(folder);
  try {
    const damage = await damageOf(readJournal(folder));
    const { repairs, entries } = damage ? await repairJournal(lock, damage) : { repairs: [], entries: 0 };
    for (const [file, schema] of Object.entries<z.ZodType>({ ...staffFiles, [erasedName]: erasedSchema })) {
      const damaged = await damageOf(new JsonFile(join(folder, file), schema).read());
      if (!damaged) continue;
      repairs.push(await keepDamaged(folder, damaged));
      await rm(join(folder, file));
    }
    return { repairs, entries };
  } finally {
    await lock.release();
  }
}
