import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Low } from 'lowdb';
import { DurableJsonFile } from '../store/files/durable-json-file.js';
import { newKey, type StaffRecord, type StaffRecordStore, staffRecord } from './staff-record.js';

/** Of an earlier version it holds the key of the sessions as well. */
const passwordFile = staffRecord.omit({ linkKey: true }).partial({ sessionKey: true });
const keysFile = staffRecord.pick({ version: true, sessionKey: true, linkKey: true });

/** The files of a data folder that say who is staff, with their shapes. */
export const staffFiles = { 'staff.json': passwordFile.nullable(), 'keys.json': keysFile.nullable() };

const passwordIn = (folder: string) => new DurableJsonFile(join(folder, 'staff.json'), staffFiles['staff.json']);
const keysIn = (folder: string) => new DurableJsonFile(join(folder, 'keys.json'), staffFiles['keys.json']);

/** What is kept in a folder, if anything is. */
export async function staffRecordIn(folder: string): Promise<StaffRecord | null> {
  const password = await passwordIn(folder).read();
  const keys = await keysIn(folder).read();
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
    await keep(keysIn(folder), { version: 1, sessionKey, linkKey });
    await keep(passwordIn(folder), password);
    return record;
  },
});

/** Writes what is not there already: a start changes nothing without need. */
async function keep<T>(file: DurableJsonFile<T | null>, data: T): Promise<void> {
  const db = new Low<T | null>(file, null);
  await db.read();
  if (isDeepStrictEqual(db.data, data)) return;
  db.data = data;
  await db.write();
}
