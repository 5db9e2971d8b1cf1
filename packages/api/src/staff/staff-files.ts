import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Low } from 'lowdb';
import type { z } from 'zod';
import { JsonFile } from '../store/files/json-file.js';
import { newKey, type StaffRecord, type StaffRecordStore, staffRecord } from './staff-record.js';

/** The files of a data folder that contain the staff's record, with their schemas. */
export const staffFiles = {
  /** In an earlier version it also contained the session key. */
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

/** Writes the data unless the file already has it. */
async function writeIfChanged<T>(db: Low<T | null>, data: T): Promise<void> {
  if (isDeepStrictEqual(db.data, data)) return;
  db.data = data;
  await db.write();
}

/** The staff's record in a folder, or null if there is none. */
export async function staffRecordIn(folder: string): Promise<StaffRecord | null> {
  const { data: password } = await passwordIn(folder);
  const { data: keys } = await keysIn(folder);
  const sessionKey = keys?.sessionKey ?? password?.sessionKey ?? newKey();
  return password && { ...password, sessionKey, linkKey: keys?.linkKey };
}

/**
 * Stores the staff's record in the data folder. The password's hash and the keys are in different files, so that one file is not
 * enough to sign a session.
 */
export const staffRecordsIn = (folder: string): StaffRecordStore => ({
  async update(complete) {
    const { sessionKey, linkKey, ...password } = await complete(await staffRecordIn(folder));
    const stored = await keysIn(folder);
    // The key of links outlives the password: mails that were sent before must stay valid if `staff.json` is lost.
    const keys = { version: 1 as const, sessionKey, linkKey: stored.data?.linkKey ?? linkKey };
    await writeIfChanged(stored, keys);
    await writeIfChanged(await passwordIn(folder), password);
    return { ...password, ...keys };
  },
});
