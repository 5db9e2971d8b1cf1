import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that somebody has open, or that a cache holds, still loads the files of its own build. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Empties the folder of the last build. Its hashed files move to `earlier-assets`, where the server finds them, and are deleted 30 days after
 * they were part of a build.
 */
export async function clearBuild(dist: string, now = Date.now()): Promise<void> {
  const [assets, earlier] = [join(dist, 'client/assets'), join(dist, 'earlier-assets')];
  await mkdir(earlier, { recursive: true });
  for (const name of await readdir(assets).catch(() => [])) {
    await rename(join(assets, name), join(earlier, name));
    await utimes(join(earlier, name), now / 1_000, now / 1_000);
  }
  for (const name of await readdir(earlier)) {
    const { mtimeMs } = await stat(join(earlier, name));
    if (mtimeMs < now - KEPT_DAYS * DAY_MS) await rm(join(earlier, name));
  }
  for (const name of await readdir(dist))
    if (name !== 'earlier-assets') await rm(join(dist, name), { recursive: true });
}
