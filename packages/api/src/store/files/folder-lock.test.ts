import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../testing/test-app.js';
import { FolderInUseError, lockFolder } from './folder-lock.js';

/** A folder with the lock of a process on another machine, which these tests play. */
async function lockedElsewhere() {
  const place = await tempFolder();
  const lock = join(place.folder, 'lock');
  await writeFile(lock, 'elsewhere/net:[1] 1\n');
  return { lock, folder: place.folder, [Symbol.asyncDispose]: () => place[Symbol.asyncDispose]() };
}

describe.concurrent('a folder that a process on another machine has', () => {
  it('is refused while its heart beats', async () => {
    await using place = await lockedElsewhere();
    const beat = setInterval(() => utimes(place.lock, new Date(), new Date()), 500);
    await expect(lockFolder(place.folder)).rejects.toThrow(FolderInUseError);
    clearInterval(beat);
  });

  it('is taken when it has not beaten for some seconds', async () => {
    await using place = await lockedElsewhere();
    const lock = await lockFolder(place.folder);
    expect(lock.tookOver).toBe(true);
    await lock.release();
    await expect(stat(place.lock)).rejects.toThrow(/ENOENT/);
  });

  it('is taken when it is given up meanwhile', async () => {
    await using place = await lockedElsewhere();
    const taken = lockFolder(place.folder);
    await sleep(500);
    await rm(place.lock);
    await (await taken).release();
  });
});

it('is taken at once where the process that had it died on this machine', async () => {
  await using place = await tempFolder();
  const path = join(place.folder, 'lock');
  const first = await lockFolder(place.folder);
  const left = await readFile(path, 'utf8');
  await first.release();
  await writeFile(path, left);

  const started = performance.now();
  const second = await lockFolder(place.folder);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(second.tookOver).toBe(false);
  await second.release();
});

it('is refused to another process of this machine, whatever became of the file', async () => {
  await using place = await tempFolder();
  const first = await lockFolder(place.folder);
  await rm(join(place.folder, 'lock'));
  await expect(lockFolder(place.folder)).rejects.toThrow(FolderInUseError);
  await first.release();
});
