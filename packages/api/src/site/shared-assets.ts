import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Logger } from 'pino';
import { describeError } from '../store/errors.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As long as the site's build keeps the files of earlier builds. */
const KEPT_DAYS = 30;

/** The paths of the files in a folder and in its folders: pictures of articles are in one. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Copies a file so that other processes never see a part of it. */
async function publish(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const unfinished = `${to}.${randomUUID()}.part`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

/**
 * Copies the hashed files in `own` to a folder that all processes share, now and every day, and deletes those there that no process has
 * copied for 30 days. Rejects if the first run fails. Resolves with a function that stops it.
 */
export async function startSharedAssets(own: string, shared: string, now: () => number, logger: Logger) {
  const run = async () => {
    await mkdir(shared, { recursive: true });
    const names = await filesIn(own);
    // Other folders there are not of a build.
    const folders = new Set(names.map((name) => dirname(name)));
    const present = new Set((await filesIn(shared)).filter((name) => folders.has(dirname(name))));
    for (const name of names) {
      if (!present.has(name)) await publish(join(own, name), join(shared, name));
      await utimes(join(shared, name), now() / 1_000, now() / 1_000);
    }
    for (const name of present) {
      // Another process may have deleted it first.
      const { mtimeMs } = await stat(join(shared, name)).catch(() => ({ mtimeMs: now() }));
      if (mtimeMs < now() - KEPT_DAYS * DAY_MS) await rm(join(shared, name), { force: true });
    }
  };
  await run();
  const timer = setInterval(() => {
    run().catch((error: unknown) =>
      logger.error({ reason: describeError(error) }, 'the shared assets could not be updated'),
    );
  }, DAY_MS).unref();
  return () => clearInterval(timer);
}
