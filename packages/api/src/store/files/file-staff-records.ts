import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StaffRecordStore } from '../ports.js';
import { newKeys, type StaffRecord, staffRecord } from '../staff-record.js';
import { JsonFile } from './disk.js';

const keys = { sessionKey: true, linkKey: true } as const;

/** The files that contain the staff's record. One of them is not enough to sign a session. */
export const openStaffFiles = (folder: string) => ({
  password: new JsonFile(join(folder, 'staff.json'), staffRecord.omit(keys).nullable()),
  keys: new JsonFile(join(folder, 'keys.json'), staffRecord.pick({ version: true, ...keys }).nullable()),
});

/** The staff's record in a folder, or null if there is none. */
export async function readStaffRecord(folder: string): Promise<StaffRecord | null> {
  const files = openStaffFiles(folder);
  const password = await files.password.read();
  return password && { ...password, ...((await files.keys.read()) ?? newKeys()) };
}

async function writeIfChanged<T>(file: JsonFile<T>, data: T): Promise<void> {
  if (!isDeepStrictEqual(await file.read(), data)) await file.write(data);
}

/** `onNewKeys` is called before keys are made because there are none. */
export function fileStaffRecords(folder: string, onNewKeys: () => void = () => undefined): StaffRecordStore {
  /** In memory, because no other process can use the folder. */
  let current: StaffRecord | null = null;
  return {
    read: async () => current,
    async update(complete) {
      const { sessionKey, linkKey, ...password } = await complete(await readStaffRecord(folder));
      const files = openStaffFiles(folder);
      // The key of links outlives the password: mails that were sent before must stay valid if `staff.json` is lost.
      const found = await files.keys.read();
      if (!found) onNewKeys();
      const stored = { version: 1 as const, sessionKey, linkKey: found?.linkKey ?? linkKey };
      await writeIfChanged(files.keys, stored);
      await writeIfChanged(files.password, password);
      current = { ...password, ...stored };
      return current;
    },
  };
}
