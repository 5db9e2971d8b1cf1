import { resolve } from 'node:path';
import type { Env } from './env.js';
import { refuseMoved } from './store/files/moved.js';
import { openFiles } from './store/files/open-files.js';
import type { OpenStores } from './store/ports.js';

export async function openStorage(
  env: Env,
  now: () => number,
  report?: (problem: string) => void,
): Promise<OpenStores> {
  if (env.DATABASE_URL === undefined) {
    const folder = resolve(env.DATA_DIR);
    await refuseMoved(folder);
    return openFiles({ folder, maxBytes: env.MAX_STORED_MB * 1024 * 1024, now, report });
  }
  // Loaded only if needed, because file storage does not need the driver.
  const { openPostgres } = await import('./store/postgres/open-postgres.js');
  return openPostgres(env.DATABASE_URL, now);
}
