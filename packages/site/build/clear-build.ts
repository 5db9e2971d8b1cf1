import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

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
  for (const path of await filesIn(assets)) {
    await mkdir(dirname(join(earlier, path)), { recursive: true });
    await rename(join(assets, path), join(earlier, path));
    await utimes(join(earlier, path), now / 1_000, now / 1_000);
  }
  for (const path of await filesIn(earlier)) {
    const { mtimeMs } = await stat(join(earlier, path));
    if (mtimeMs < now - KEPT_DAYS * DAY_MS) await rm(join(earlier, path));
  }
  for (const name of await readdir(dist))
    if (name !== 'earlier-assets') await rm(join(dist, name), { recursive: true });
}

/** The files in a folder and in its folders, as paths that are relative to it. None if there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
