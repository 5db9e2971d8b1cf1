import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Low } from 'lowdb';
import type { z } from 'zod';
import { JsonFile } from '../store/files/json-file.js';
import { newKey, type StaffRecord, type StaffRecordStore, staffRecord } from './staff-record.js';

/** The files of a data folder that say who is staff, with their shapes. */
export const staffFiles = {
  /** Of an earlier version it holds the key of the sessions as well. */
  'staff.json': staffRecord.omit({ linkKey: true }).partial({ sessionKey: true }).nullable(),
  'keys.json': staffRecord.pick({ version: true, sessionKey: true, linkKey: true }).nullable(),
};

async function open<T>(path: string, schema: z.ZodType<T | null>): Promise<Low<T | null>> {
  const db = new Low<T | null>(new JsonFile(path, schema), null);
  await db.read();
  return db;
}
const passwordIn = (folder: string) => open(join(folder, 'staff.json'), staffFiles['staff.json']);
const keysIn = (folder: string) => open(join(folder, 'keys.json'), staffFiles['keys.json']);

/** Writes what is not there already: a start changes nothing without need. */
async function writeIfChanged<T>(db: Low<T | null>, data: T): Promise<void> {
  if (isDeepStrictEqual(db.data, data)) return;
  db.data = data;
  await db.write();
}

/** What is kept in a folder, if anything is. */
export async function staffRecordIn(folder: string): Promise<StaffRecord | null> {
  const { data: password } = await passwordIn(folder);
  const { data: keys } = await keysIn(folder);
  const sessionKey = keys?.sessionKey ?? password?.sessionKey ?? newKey();
  return password && { ...password, sessionKey, linkKey: keys?.linkKey };
}

/**
 * Keeps the staff's record in the data folder: the password's hash in one file and the keys in another, so that neither is
 * enough to sign a session.
 */
export const staffRecordsIn = (folder: string): StaffRecordStore => ({
  async update(complete) {
    const record = await complete(await staffRecordIn(folder));
    const { sessionKey, linkKey, ...password } = record;
    await writeIfChanged(await keysIn(folder), { version: 1, sessionKey, linkKey });
    await writeIfChanged(await passwordIn(folder), password);
    return record;
  },
});
