import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../testing/test-app.js';
import { StorageError } from '../errors.js';
import { claimLockFile, type LockFileOptions } from './lock-file.js';

/** A twentieth of the real times. */
const times = { beat: 50, fresh: 150, watch: 250, settle: 200 };

/** A folder that processes of several machines, which these tests play, want to themselves. */
async function sharedFolder() {
  const place = await tempFolder();
  const path = join(place.folder, 'lock');
  const claim = (machine: string, more: Partial<LockFileOptions> = {}) =>
    claimLockFile({ path, place: machine, times, ...more });
  return { path, claim, [Symbol.asyncDispose]: () => place[Symbol.asyncDispose]() };
}

/** As a paused process is: alive, with a heart that does not beat. */
const paused = { times: { ...times, beat: 1_000_000 } };

describe.concurrent('of several machines that want one folder', () => {
  it('one gets it when they start at the same time', async () => {
    await using folder = await sharedFolder();
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((machine) => folder.claim(machine)));
    const owners = claims.filter((lock) => lock !== undefined);
    expect(owners).toHaveLength(1);
    await owners[0]?.check();
    await owners[0]?.release();
  });

  it('one gets it when they find the lock of a dead one at the same time', async () => {
    await using folder = await sharedFolder();
    await writeFile(folder.path, 'dead 1\n');
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((machine) => folder.claim(machine)));
    const owners = claims.filter((lock) => lock !== undefined);
    expect(owners).toHaveLength(1);
    expect(owners[0]?.tookOver).toBe(true);
    await owners[0]?.confirm();
    await owners[0]?.release();
  });

  it.each([-3_600_000, 3_600_000])('a living one keeps it, although its clock is wrong by %i ms', async (wrong) => {
    await using folder = await sharedFolder();
    await writeFile(folder.path, 'elsewhere 1\n');
    const beat = setInterval(() => {
      const then = new Date(Date.now() + wrong);
      utimes(folder.path, then, then).catch(() => undefined);
    }, times.beat);
    expect(await folder.claim('a')).toBeUndefined();
    clearInterval(beat);
    expect(await readFile(folder.path, 'utf8')).toBe('elsewhere 1\n');
  });

  it('a dead one loses it, although its last beat seems to be of now', async () => {
    await using folder = await sharedFolder();
    await writeFile(folder.path, '');
    const soon = new Date(Date.now() + 60_000);
    await utimes(folder.path, soon, soon);
    const lock = await folder.claim('a');
    expect(lock?.tookOver).toBe(true);
    await lock?.release();
  });

  it('one that starts anew at the same place need not wait', async () => {
    await using folder = await sharedFolder();
    await folder.claim('a', paused);
    const started = performance.now();
    const again = await folder.claim('a');
    expect(again?.tookOver).toBe(false);
    expect(performance.now() - started).toBeLessThan(times.watch);
    await again?.release();
  });
});

describe.concurrent('an owner that was paused while another one took the folder over', () => {
  async function takenOver() {
    const folder = await sharedFolder();
    const onLost = vi.fn();
    const first = await folder.claim('a', { ...paused, onLost });
    const second = await folder.claim('b');
    return { ...folder, first, second, onLost };
  }

  it('is told so by the check before its next write, before its heart has beaten again', async () => {
    await using folder = await takenOver();
    await expect(folder.first?.check()).rejects.toThrow(StorageError);
    await expect(folder.first?.check()).rejects.toThrow(/Another process has taken the data folder over/);
    expect(folder.onLost).toHaveBeenCalledOnce();
    await folder.second?.check();
    await folder.second?.release();
  });

  it('leaves the lock of the other one where it is', async () => {
    await using folder = await takenOver();
    await folder.first?.release();
    expect(await readFile(folder.path, 'utf8')).toMatch(/^b /);
    await folder.second?.release();
    await expect(stat(folder.path)).rejects.toThrow(/ENOENT/);
  });

  it('never gets it back', async () => {
    await using folder = await takenOver();
    await expect(folder.first?.check()).rejects.toThrow(StorageError);
    await folder.second?.release();
    await expect(folder.first?.check()).rejects.toThrow(/Another process has taken the data folder over/);
  });
});

describe.concurrent('an owner', () => {
  it('is told by a beat that the lock is not its own any more', async () => {
    await using folder = await sharedFolder();
    const onLost = vi.fn();
    const lock = await folder.claim('a', { onLost });
    await writeFile(folder.path, 'b 1\n');
    await vi.waitUntil(() => onLost.mock.calls.length > 0, { timeout: 5_000, interval: 5 });
    await expect(lock?.check()).rejects.toThrow(StorageError);
    await lock?.release();
  });

  it('reads nothing while its last beat is fresh', async () => {
    await using folder = await sharedFolder();
    const lock = await folder.claim('a', { times: { ...times, beat: 1_000_000, fresh: 1_000_000 } });
    await lock?.confirm();
    await rm(folder.path);
    await lock?.check();
    await lock?.release();
  });

  it('stops while the folder is somewhere else, and goes on when it is back', async () => {
    await using folder = await sharedFolder();
    const lock = await folder.claim('a');
    await rename(folder.path, `${folder.path}.moved`);
    await sleep(times.fresh);
    await expect(lock?.check()).rejects.toThrow(StorageError);
    await rename(`${folder.path}.moved`, folder.path);
    await lock?.check();
    await lock?.release();
  });

  it('stops while something else that it must confirm is not so', async () => {
    await using folder = await sharedFolder();
    let sound = true;
    const alsoConfirm = async () => {
      if (!sound) throw new Error('gone');
    };
    const lock = await folder.claim('a', { alsoConfirm });
    sound = false;
    await expect(lock?.confirm()).rejects.toThrow(StorageError);
    await expect(lock?.check()).rejects.toThrow(StorageError);
    sound = true;
    await lock?.check();
    await lock?.release();
  });
});
