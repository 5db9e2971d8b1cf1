import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultyDisk, faultyDisk } from '../../../testing/faulty-disk.js';
import { openFiles } from '../../../testing/file-store.js';
import { lead, namesIn } from '../../../testing/leads.js';
import { counted } from '../../../testing/store-place.js';
import { describeStores } from '../../../testing/stores-contract.js';
import { tempFolder } from '../../../testing/test-app.js';
import { timeRatio } from '../../../testing/time-ratio.js';
import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { openFiles as openAt } from './open-files.js';

describe('the contract of all stores, in files', () => {
  describeStores(async () => {
    const place = await tempFolder();
    return {
      ...place,
      open: () => openFiles(place),
      async contents() {
        const names = await readdir(place.folder);
        return (await Promise.all(names.map((name) => readFile(join(place.folder, name), 'utf8')))).join('');
      },
    };
  });
});

let place: Awaited<ReturnType<typeof tempFolder>>;
let disk: FaultyDisk;
let store: OpenStores;

const open = async () => {
  store = await openFiles({ folder: place.folder, disk });
};
const names = () => namesIn(store.leads);
const reopen = async () => {
  await store.close();
  await open();
};

beforeEach(async () => {
  place = await tempFolder();
  disk = faultyDisk();
  await open();
});
afterEach(async () => {
  await store.close().catch(() => undefined);
  await place[Symbol.asyncDispose]();
});

it('syncs once for each of 100 sequential leads', async () => {
  const before = disk.syncs;
  for (let n = 0; n < 100; n += 1) await store.leads.add(lead(`n${n}`));
  expect(disk.syncs - before).toBeGreaterThanOrEqual(100);
});

it('shares syncs between simultaneous leads, and writes little more than their size', async () => {
  const before = disk.syncs;
  await Promise.all(Array.from({ length: 1000 }, (_, n) => store.leads.add(lead(`n${n}`))));
  expect(disk.syncs - before).toBeLessThan(50);
  expect(disk.bytes / 1000).toBeLessThan(300);
  expect((await counted(store.leads.page({ kind: 'contact', spam: false, limit: 1 }))).total).toBe(1000);
});

it('sends what waits for its next attempt if the clock has been set back since', async () => {
  await store.close();
  let now = Date.UTC(2030, 0, 1);
  store = await openAt({ folder: place.folder, now: () => now });
  const { id } = await store.leads.add(lead('a', { channels: ['mail', 'webhook'] }));
  await store.outbox.claim(1, 1_000, 'mail');
  await store.outbox.finish(`${id}.mail`, { attempts: 1, error: 'SMTP', nextAttemptAt: now + 60_000 });
  await store.outbox.finish(`${id}.webhook`, { attempts: 1 });
  now += 59_999;
  expect(await store.outbox.claim(5, 1)).toEqual([]);
  now = Date.UTC(2026, 0, 1);
  expect(await store.outbox.claim(5, 1)).toMatchObject([{ delivery: { channel: 'mail' } }]);
  await store.outbox.finish(`${id}.mail`, { attempts: 2, error: 'SMTP', nextAttemptAt: now + 60_000 });
  expect(await store.outbox.claim(5, 1)).toEqual([]);
  for (const due of [true, false]) expect(await store.outbox.remind(`${id}.webhook`, 3_600_000)).toBe(due);
});

it('finds an address without reading the other leads', async () => {
  const ids = await Promise.all(Array.from({ length: 2_001 }, (_, n) => store.leads.add(lead(`n${n}`))));
  const times = (work: () => Promise<unknown>) => async () => {
    for (let n = 0; n < 500; n += 1) await work();
  };
  const byId = times(() => store.leads.find('contact', ids[0]?.id ?? ''));
  expect(
    await timeRatio(
      times(() => store.leads.findByEmail('nobody@example.com')),
      byId,
    ),
  ).toBeLessThan(30);
  expect(
    await timeRatio(
      times(() => store.leads.findSubscriptions('n0@example.com')),
      byId,
    ),
  ).toBeLessThan(30);
});

it('is ready while an erasure replaces its files', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await store.leads.add(lead('Ada'));
    let isErasing = true;
    const erasure = store.leads.erase([id], 'staff').finally(() => {
      isErasing = false;
    });
    while (isErasing) await store.ready();
    await erasure;
  }
});

it('makes its files readable only by their owner', async () => {
  for (const name of await readdir(place.folder)) expect((await stat(join(place.folder, name))).mode & 0o077).toBe(0);
});

describe('when the disk fails', () => {
  it('rejects, does not list the lead, and works again when the disk works again', async () => {
    await store.leads.add(lead('before'));
    disk.fail = { sync: true };
    await expect(store.leads.add(lead('lost'))).rejects.toThrow(StorageError);
    await expect(store.ready()).rejects.toThrow(StorageError);
    expect(await names()).toEqual(['before']);
    disk.fail = {};
    await store.ready();
    await store.leads.add(lead('x'));
    expect(await names()).toEqual(['before', 'x']);
    await reopen();
    expect(await names()).toEqual(['before', 'x']);
  });

  it('rejects only the lead of a batch that cannot be stored', async () => {
    disk.fail = { write: 'poison' };
    const results = await Promise.allSettled(['a', 'b', 'poison', 'c', 'd'].map((name) => store.leads.add(lead(name))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await reopen();
    expect(await names()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('removes what a failed write left behind, even if nothing is written before the next start', async () => {
    disk.fail = { write: 'poison' };
    await store.leads.add(lead('poison'.repeat(200))).catch(() => undefined);
    disk.fail = {};
    await reopen();
    await store.leads.add(lead('short'));
    await reopen();
    expect(await names()).toEqual(['short']);
  });

  it('stores a lead although an equal one failed', async () => {
    disk.fail = { sync: true };
    const results = await Promise.allSettled([1, 2].map(() => store.leads.add(lead('a', { fingerprint: 'f' }))));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    disk.fail = {};
    expect((await store.leads.add(lead('a', { fingerprint: 'f' }))).outcome).toBe('created');
  });
});

describe('a second store on the folder', () => {
  it('is refused while the first is open, and changes nothing', async () => {
    await expect(openFiles({ folder: place.folder })).rejects.toThrow(/Another process is using the data folder/);
    await store.leads.add(lead('a'));
    await store.close();
    await open();
    expect(await names()).toEqual(['a']);
  });

  it('does not conflict with one on another folder', async () => {
    const folder = join(place.folder, 'other');
    await mkdir(folder);
    const other = await openFiles({ folder });
    await other.close();
  });
});
