import { mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { STORED, useTwoSegments } from '../../testing/two-segments.js';
import { backUp, restore } from './backup.js';
import { repair } from './repair.js';
import { segmentName } from './segment-format.js';

const { folder, segment, beside, count } = useTwoSegments();
let file: string;
beforeEach(async () => {
  file = beside('backup.json');
  expect(await backUp(folder(), file)).toBe(STORED);
});

it('is kept to its owner', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('is restored into an empty folder, and into no other', async () => {
  await expect(restore(folder(), file)).rejects.toThrow(/holds leads already/);
  await rm(folder(), { recursive: true });
  await mkdir(folder());
  expect(await restore(folder(), file)).toBe(STORED);
  expect(await count()).toBe(STORED);
});

it('is not restored when it is damaged', async () => {
  await truncate(file, 1000);
  await rm(folder(), { recursive: true });
  await expect(restore(folder(), file)).rejects.toThrow(/backup.json is damaged/);
});

describe('a restore that was killed', () => {
  const workshop = () => join(folder(), 'restoring');
  beforeEach(() => rm(folder(), { recursive: true }));

  const expectUnfinished = async () => {
    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged: it is missing, because a restore was cut/);
    await expect(repair(folder())).rejects.toThrow(/A restore into .* was cut short/);
    expect(await restore(folder(), file)).toBe(STORED);
    expect(await count()).toBe(STORED);
    expect(await readdir(folder())).not.toContain('restoring');
  };

  it('before anything was in place leaves a folder that no server starts on; another restore fills it', async () => {
    await mkdir(workshop(), { recursive: true });
    await expectUnfinished();
  });

  it('between two segments does the same', async () => {
    await restore(folder(), file);
    await mkdir(workshop());
    await rename(segment(1), join(workshop(), segmentName(1)));
    await expectUnfinished();
  });

  it('when everything was in place is as good as one that was not', async () => {
    await restore(folder(), file);
    await mkdir(workshop());
    expect(await count()).toBe(STORED);
    expect(await readdir(folder())).not.toContain('restoring');
  });
});
