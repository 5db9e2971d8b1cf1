import { resolve } from 'node:path';
import type { Env } from './env.js';
import { staffRecordsIn } from './staff/staff-files.js';
import type { StaffRecordStore } from './staff/staff-record.js';
import { openFiles } from './store/files/open-files.js';
import type { OpenStores } from './store/ports.js';

/** What is kept, wherever it is kept. */
export interface Storage extends OpenStores {
  staffRecords: StaffRecordStore;
  /** Where that is, for a person. */
  place: string;
}

/**
 * Opens the storage that the environment names.
 *
 * @param report is given what operators should know.
 */
export async function openStorage(env: Env, report: (problem: string) => void = () => undefined): Promise<Storage> {
  const { DATABASE_URL: url } = env;
  if (url !== undefined) {
    // Loaded here, so that whoever stores in files does without the driver.
    const { openPostgres, placeOf } = await import('./store/postgres/open-postgres.js');
    return { ...(await openPostgres(url)), place: placeOf(url) };
  }
  const folder = resolve(env.DATA_DIR);
  return {
    ...(await openFiles({ folder, maxBytes: env.MAX_STORED_MB * 1024 * 1024, report })),
    staffRecords: staffRecordsIn(folder),
    place: folder,
  };
}
