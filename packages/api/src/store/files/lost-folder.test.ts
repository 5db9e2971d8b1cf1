import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFiles } from '../../../testing/file-store.js';
import { lead, namesIn } from '../../../testing/leads.js';
import { tempFolder } from '../../../testing/test-app.js';
import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { disk as realDisk } from './disk.js';
import { journalName } from './read-journal.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let folder: string;
let store: OpenStores;

const openStore = async () => {
  store = await openFiles({ folder });
};
const reopen = async () => {
  await store.close();
  await openStore();
};

beforeEach(async () => {
  place = await tempFolder();
  folder = join(place.folder, 'data');
  await openStore();
  await store.leads.add(lead('before'));
});
afterEach(async () => {
  await store.close();
  await place[Symbol.asyncDispose]();
});

const expectRefusal = async () => {
  await expect(store.leads.add(lead('lost'))).rejects.toThrow(StorageError);
  await expect(store.ready()).rejects.toThrow(StorageError);
  expect(await namesIn(store.leads)).toEqual(['before']);
};

describe('a folder that disappears while the server runs', () => {
  it.each([
    ['is deleted', () => rm(folder, { recursive: true })],
    ['is deleted, and a new one is created', () => rm(folder, { recursive: true }).then(() => mkdir(folder))],
    ['loses its lock', () => rm(join(folder, 'lock'))],
    ['loses the file that is written to', () => rm(join(folder, journalName(1)))],
    [
      'is replaced by a copy',
      async () => {
        await rename(folder, `${folder}.old`);
        await cp(`${folder}.old`, folder, { recursive: true });
      },
    ],
  ])('and %s: leads are refused', async (_what, happens) => {
    await happens();
    await expectRefusal();
  });

  it('accepts leads again when it is moved back', async () => {
    await rename(folder, `${folder}.moved`);
    await expectRefusal();
    await rename(`${folder}.moved`, folder);
    await store.ready();
    await store.leads.add(lead('after'));
    await reopen();
    expect(await namesIn(store.leads)).toEqual(['before', 'after']);
  });

  it('is reported as not ready by the first check', async () => {
    await rm(join(folder, journalName(1)));
    await expect(store.ready()).rejects.toThrow(StorageError);
    await expect(store.leads.add(lead('lost'))).rejects.toThrow(StorageError);
  });
});

it('does not acknowledge a lead if its folder is deleted during the write', async () => {
  const sync = async (file: Parameters<typeof realDisk.sync>[0]) => {
    await realDisk.sync(file);
    await rm(folder, { recursive: true });
  };
  await store.close();
  store = await openFiles({ folder, disk: { ...realDisk, sync } });
  await expect(store.leads.add(lead('lost'))).rejects.toThrow(/data folder is gone/);
});
