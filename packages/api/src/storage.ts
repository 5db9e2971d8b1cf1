import { join, resolve } from 'node:path';
import { Low } from 'lowdb';
import { type Env, EnvError } from './env.js';
import { type StaffRecord, type StaffRecordStore, staffRecord } from './staff/staff-record.js';
import { DurableJsonFile } from './store/durable-json-file.js';
import { openFileLeadStore } from './store/file-lead-store.js';
import type { LeadStore } from './store/lead-store.js';

/** What is kept, wherever it is kept. */
export interface Storage {
  store: LeadStore;
  staffRecords: StaffRecordStore;
}

function staffFile(folder: string): StaffRecordStore {
  const db = new Low<StaffRecord | null>(new DurableJsonFile(join(folder, 'staff.json'), staffRecord.nullable()), null);
  return {
    async update(complete) {
      await db.read();
      const record = await complete(db.data);
      if (record !== db.data) {
        db.data = record;
        await db.write();
      }
      return record;
    },
  };
}

/** Opens the storage that the environment names. */
export async function openStorage(env: Env): Promise<Storage> {
  if (env.DATABASE_URL !== undefined) {
    throw new EnvError('DATABASE_URL is set, but this version stores in DATA_DIR only. Unset it to start.');
  }
  const folder = resolve(env.DATA_DIR);
  return { store: await openFileLeadStore({ folder }), staffRecords: staffFile(folder) };
}
