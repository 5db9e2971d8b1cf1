import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lead, namesIn } from '../../testing/leads.js';
import { bundleServer, startServer } from '../../testing/server-process.js';
import { contactBody, tempFolder } from '../../testing/test-app.js';
import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { disk as realDisk } from './disk.js';
import { openFiles } from './open-files.js';
import { journalName } from './read-journal.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let folder: string;
let store: OpenStores;
const onLost = vi.fn();

const openStore = async () => {
  store = await openFiles({ folder, onLost });
};
const reopen = async () => {
  await store.close();
  await openStore();
};

beforeEach(async () => {
  onLost.mockClear();
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

describe('a folder that goes away while the server runs', () => {
  it.each([
    ['is deleted', () => rm(folder, { recursive: true })],
    ['is deleted, and a new one made', () => rm(folder, { recursive: true }).then(() => mkdir(folder))],
    ['loses the file that is written to', () => rm(join(folder, journalName(1)))],
    [
      'is replaced by a copy',
      async () => {
        await rename(folder, `${folder}.old`);
        await cp(`${folder}.old`, folder, { recursive: true });
      },
    ],
  ])('and %s, takes no lead any more', async (_what, happens) => {
    await happens();
    await expectRefusal();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('takes leads again when it is moved back', async () => {
    await rename(folder, `${folder}.moved`);
    await expectRefusal();
    await rename(`${folder}.moved`, folder);
    await store.ready();
    await store.leads.add(lead('after'));
    await reopen();
    expect(await namesIn(store.leads)).toEqual(['before', 'after']);
  });

  it('is not ready from the first look on', async () => {
    await rm(join(folder, journalName(1)));
    await expect(store.ready()).rejects.toThrow(StorageError);
    await expect(store.leads.add(lead('lost'))).rejects.toThrow(StorageError);
  });
});

it('acknowledges nothing that a folder deleted in the middle of a write has taken along', async () => {
  const sync = async (file: Parameters<typeof realDisk.sync>[0]) => {
    await realDisk.sync(file);
    await rm(folder, { recursive: true });
  };
  await store.close();
  store = await openFiles({ folder, disk: { ...realDisk, sync } });
  await expect(store.leads.add(lead('lost'))).rejects.toThrow(/data folder is gone/);
});

describe('the server, when its lock is deleted,', () => {
  beforeAll(bundleServer);
  const post = (url: string) =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactBody),
    }).then(({ status }) => status);

  it('makes it again, says so in the log, and goes on', async () => {
    await store.close();
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
    await rm(join(folder, 'lock'));
    expect(await post(server.url)).toBe(201);
    await vi.waitUntil(() => server.output().includes('\\"lock\\" was deleted'), { timeout: 10_000 });
    await expect(openFiles({ folder })).rejects.toThrow(/Another process/);
    server.child.kill('SIGKILL');
    await server.ended;
    await openStore();
  });

  it('ends and says why when another process has taken the folder, and stores nothing until then', async () => {
    await store.close();
    const server = await startServer({ DATA_DIR: folder });
    await rm(join(folder, 'lock'));
    await openStore();
    expect(await post(server.url).catch(() => 0)).not.toBe(201);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('FolderInUseError');
    expect(server.output()).toContain('Another process is using the data folder');
    expect(await namesIn(store.leads)).toEqual(['before']);
  });
});
