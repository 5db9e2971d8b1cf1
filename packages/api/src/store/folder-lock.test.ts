import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/test-app.js';
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

  it('is taken when it has not beaten for a while', async () => {
    await using place = await lockedElsewhere();
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(place.lock, longAgo, longAgo);
    await (await lockFolder(place.folder))();
  });

  it('is taken when it is given up meanwhile', async () => {
    await using place = await lockedElsewhere();
    const taken = lockFolder(place.folder);
    await sleep(500);
    await rm(place.lock);
    await (await taken)();
  });
});
