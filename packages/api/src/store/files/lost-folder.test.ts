import { cp, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lead, namesIn } from '../../testing/leads.js';
import { bundleServer, startServer } from '../../testing/server-process.js';
import { contactBody, tempFolder } from '../../testing/test-app.js';
import { bigLead } from '../../testing/two-segments.js';
import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { disk as realDisk } from './disk.js';
import { type FileStoresOptions, openFiles } from './open-files.js';
import { segmentName } from './segment-format.js';

/** A twentieth of the real times. */
const lockTimes = { beat: 50, fresh: 150, watch: 250, settle: 200 };

let place: Awaited<ReturnType<typeof tempFolder>>;
let folder: string;
let store: OpenStores;
const onLost = vi.fn();

const openStore = async (more: Partial<FileStoresOptions> = {}) => {
  store = await openFiles({ folder, lockTimes, onLost, ...more });
};
const reopen = async () => {
  await store.close();
  await openStore();
};
const takeOver = () => writeFile(join(folder, 'lock'), 'elsewhere 1\n');

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

describe('a folder that another process took over, because this one was paused,', () => {
  it('is written no more, and this one is told', async () => {
    await takeOver();
    await vi.waitUntil(() => onLost.mock.calls.length > 0, { timeout: 5_000, interval: 5 });
    await expectRefusal();
    expect(onLost).toHaveBeenCalledOnce();
    await store.close();
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe('elsewhere 1\n');
  });

  it('gives no answer of "stored" to a lead that was on its way to the disk meanwhile', async () => {
    const sync = async (file: Parameters<typeof realDisk.sync>[0]) => {
      await realDisk.sync(file);
      await takeOver();
      // Nothing of this process runs meanwhile.
      const until = performance.now() + lockTimes.fresh * 2;
      while (performance.now() < until);
    };
    await store.close();
    await openStore({ disk: { ...realDisk, sync } });
    await expect(store.leads.add(lead('lost'))).rejects.toThrow(StorageError);
  });

  it('keeps the segment that the other one has started meanwhile', async () => {
    await store.close();
    await openStore({ lockTimes: { ...lockTimes, beat: 1_000_000 } });
    for (let n = 0; n < 69; n += 1) await store.leads.add(bigLead(`n${n}`));
    await takeOver();
    await writeFile(join(folder, segmentName(2)), 'of the other one');
    await sleep(lockTimes.fresh * 2);
    await expect(store.leads.add(bigLead('lost'))).rejects.toThrow(StorageError);
    expect(await readFile(join(folder, segmentName(2)), 'utf8')).toBe('of the other one');
  });

  it('takes nothing that the paused one has still to write', async () => {
    const path = join(folder, segmentName(1));
    await store.close();
    const ofThePaused = await open(path, 'r+');
    const end = (await readFile(path)).indexOf(0);
    await writeFile(join(folder, 'lock'), 'elsewhere 1\n');

    await openStore();
    await store.leads.add(lead('after'));
    await ofThePaused.write(Buffer.alloc(200, 'x'), 0, 200, end);
    await ofThePaused.close();
    await reopen();
    expect(await namesIn(store.leads)).toEqual(['before', 'after']);
  });
});

describe('a folder that goes away while the server runs', () => {
  it.each([
    ['is deleted', () => rm(folder, { recursive: true })],
    ['is deleted, and a new one made', () => rm(folder, { recursive: true }).then(() => mkdir(folder))],
    ['loses the file that is written to', () => rm(join(folder, segmentName(1)))],
    [
      'is replaced by a copy',
      async () => {
        await rename(folder, `${folder}.old`);
        await cp(`${folder}.old`, folder, { recursive: true });
      },
    ],
  ])('and %s, takes no lead any more', async (_what, happens) => {
    await happens();
    await sleep(lockTimes.fresh);
    await expectRefusal();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('takes leads again when it is moved back', async () => {
    await rename(folder, `${folder}.moved`);
    await sleep(lockTimes.fresh);
    await expectRefusal();
    await rename(`${folder}.moved`, folder);
    await store.ready();
    await store.leads.add(lead('after'));
    await reopen();
    expect(await namesIn(store.leads)).toEqual(['before', 'after']);
  });

  it('is not ready from the first look on', async () => {
    await rm(join(folder, segmentName(1)));
    await expect(store.ready()).rejects.toThrow(StorageError);
    await expect(store.leads.add(lead('lost'))).rejects.toThrow(StorageError);
  });
});

describe('the server', () => {
  beforeAll(bundleServer);

  it('ends when another process has taken its folder over, and stores nothing until then', async () => {
    await store.close();
    const server = await startServer({ DATA_DIR: folder });
    await takeOver();
    const statuses = new Set<number>();
    const post = () =>
      fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(contactBody),
      }).then(({ status }) => statuses.add(status));
    await sleep(1_500);
    await post().catch(() => undefined);
    expect(await server.ended).toBe(1);
    expect(statuses).not.toContain(201);
    expect(server.output()).toContain('FolderTakenOverError');
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe('elsewhere 1\n');
    await rm(join(folder, 'lock'));
    await openStore();
  });
});
