import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { z } from 'zod';
import { AppendOnlyFile } from './append-only-file.js';
import { disk, syncFolder } from './disk.js';
import { DurableJsonFile } from './durable-json-file.js';
import { type Entry, entrySchema, MAX_BATCH_WEIGHT, weigh } from './entries.js';
import { lockFolder } from './folder-lock.js';
import { readSegments, segmentNumbers, workshopName } from './read-segments.js';
import { segmentName } from './segment-format.js';

const backupSchema = z.strictObject({
  format: z.literal('boundless-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  entries: z.array(entrySchema),
});

type Backup = z.output<typeof backupSchema>;

/**
 * Writes everything that is stored into one JSON file. The server may go on running meanwhile.
 *
 * The staff's password is not in it: after a restore there is a new one.
 */
export async function backUp(folder: string, file: string): Promise<number> {
  const entries: Entry[] = [];
  for await (const { segment } of readSegments(folder)) for (const entry of segment.entries) entries.push(entry);
  const data: Backup = { format: 'boundless-backup', version: 1, madeAt: new Date().toISOString(), entries };
  await new Low<Backup>(new DurableJsonFile(file, backupSchema), data).write();
  return entries.length;
}

/**
 * Fills an empty data folder from a backup. Throws when there are leads in it already, and changes nothing then.
 *
 * Killed halfway, it leaves a folder that no server starts on: the first segment is put in place last, and as long as it is
 * missing beside the workshop, the folder is a damaged one. Another restore fills it.
 */
export async function restore(folder: string, file: string): Promise<number> {
  const backup = await new DurableJsonFile(file, backupSchema).read();
  if (!backup) throw new Error(`There is no backup at ${file}`);
  const lock = await lockFolder(folder);
  try {
    const workshop = join(folder, workshopName);
    const found = await segmentNumbers(folder);
    const cutShort = existsSync(workshop) && !found.includes(1);
    if (found.length > 0 && !cutShort) throw new Error(`${folder} holds leads already. Restore into an empty folder.`);
    await rm(workshop, { recursive: true, force: true });
    await mkdir(workshop, { mode: 0o700 });
    await syncFolder(folder);
    for (const number of found) await rm(join(folder, segmentName(number)));
    await writeEntries(workshop, backup.entries);
    for (const number of (await segmentNumbers(workshop)).reverse()) {
      await lock.check();
      await rename(join(workshop, segmentName(number)), join(folder, segmentName(number)));
      await syncFolder(folder);
    }
    await rm(workshop, { recursive: true });
  } finally {
    await lock.release();
  }
  return backup.entries.length;
}

async function writeEntries(folder: string, entries: Entry[]): Promise<void> {
  const adapter = new AppendOnlyFile(folder, disk);
  const db = new Low<Entry[]>(adapter, []);
  await db.read();
  let weight = 0;
  for (const entry of entries) {
    weight += weigh(entry);
    if (weight > MAX_BATCH_WEIGHT) {
      await db.write();
      weight = weigh(entry);
    }
    db.data.push(entry);
  }
  await db.write();
  await adapter.close();
}
