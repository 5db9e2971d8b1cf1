import { existsSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDataError } from '../errors.js';
import { syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { Erasures } from './erasures.js';
import { openStaffFiles } from './file-staff-records.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { Journal } from './journal.js';
import { decodeEntries, readLines, salvage } from './lines.js';
import { journalName, journalNumbers, readJournal } from './read-journal.js';

/** Copies a damaged file into the same folder and syncs the copy. `keptAs` is its name, or undefined if the file is missing. */
async function keepDamaged(folder: string, file: string, problem: string, now: () => number) {
  if (!existsSync(join(folder, file))) return { file, problem, keptAs: undefined };
  const keptAs = `${file}.damaged-${new Date(now()).toISOString().replaceAll(':', '-')}`;
  await copyFile(join(folder, file), join(folder, keptAs));
  await syncFolder(folder);
  return { file, problem, keptAs };
}

const findDamage = (reading: Promise<unknown>): Promise<DamagedDataError | undefined> =>
  reading.then(
    () => undefined,
    (error: unknown) => (error instanceof DamagedDataError ? error : Promise.reject(error)),
  );

/** Removes duplicate entries: a kill during a rewrite leaves two journals. */
function withoutDuplicates(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const name = entry.t === 'lead' || entry.t === 'audit' ? `${entry.t} ${entry.id}` : JSON.stringify(entry);
    return !seen.has(name) && seen.add(name);
  });
}

async function repairJournal(lock: FolderLock, damage: DamagedDataError, now: () => number) {
  const { folder } = lock;
  const damaged = new Map([[damage.file, damage.problem]]);
  const found: Entry[] = [];
  for (const file of journalNumbers(await readdir(folder)).map(journalName)) {
    for await (const { line } of readLines(join(folder, file))) {
      const whole = decodeEntries(line);
      if (!whole && !damaged.has(file)) damaged.set(file, 'it has damaged lines');
      for (const entry of whole ?? salvage(line)) found.push(entry);
    }
  }
  const repairs = await Promise.all([...damaged].map(([file, problem]) => keepDamaged(folder, file, problem, now)));
  const entries = withoutDuplicates(found);
  await new Journal(lock, now).replace(entries);
  return { repairs, entries: entries.length };
}

/**
 * Repairs a damaged data folder so that the server starts: keeps each damaged original and saves every line that can
 * still be read. Changes nothing if nothing is damaged. Throws if a server is using the folder.
 */
export async function repair(folder: string, now: () => number) {
  const lock = await lockFolder(folder);
  try {
    const damage = await findDamage(readJournal(folder));
    const { repairs, entries } = damage ? await repairJournal(lock, damage, now) : { repairs: [], entries: 0 };
    for (const file of [...Object.values(openStaffFiles(folder)), new Erasures(folder)]) {
      const damaged = await findDamage(file.read());
      if (!damaged) continue;
      repairs.push(await keepDamaged(folder, damaged.file, damaged.problem, now));
      await rm(join(folder, damaged.file));
    }
    return { repairs, entries };
  } finally {
    await lock.release();
  }
}
