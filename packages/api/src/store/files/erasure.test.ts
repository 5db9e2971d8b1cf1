import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultyDisk, faultyDisk } from '../../../testing/faulty-disk.js';
import { backUp, openFiles, repair, restore } from '../../../testing/file-store.js';
import { lead, namesIn, subscription } from '../../../testing/leads.js';
import { tempFolder } from '../../../testing/test-app.js';
import { StorageError } from '../errors.js';
import { erasedName } from './erasures.js';
import type { FileStores } from './open-files.js';
import { endName, journalName, journalNumbers } from './read-journal.js';

const email = 'ada.okafor@example.com';
let place: Awaited<ReturnType<typeof tempFolder>>;
let folder: string;
let disk: FaultyDisk;
let stores: FileStores;

const open = async () => {
  stores = await openFiles({ folder, disk });
};
beforeEach(async () => {
  place = await tempFolder();
  folder = join(place.folder, 'data');
  disk = faultyDisk();
  await open();
});
afterEach(async () => {
  await stores.close();
  await place[Symbol.asyncDispose]();
});

/** Stores 30 other leads and four of the person who will be erased. Resolves to the ids of those four. */
async function fill(): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < 30; n += 1) {
    await stores.leads.add(lead(`n${n}`));
    if (n % 10 !== 5) continue;
    const { id } = await stores.leads.add(lead('Ada', { body: { firstName: 'Ada', email }, channels: ['mail'] }));
    await stores.leads.change('contact', id, { note: `Write to ${email}` });
    await stores.outbox.finish(`${id}.mail`, { attempts: 1 });
    ids.push(id);
  }
  ids.push((await stores.leads.add(subscription(email.toUpperCase(), { fingerprint: 'f' }))).id);
  return ids;
}
const others = Array.from({ length: 30 }, (_, n) => `n${n}`);

/** Names of the files anywhere under a folder that contain a text in any letter case. */
async function grep(text: string, where = place.folder): Promise<string[]> {
  const entries = await readdir(where, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return files.filter((_, index) => texts[index]?.toLowerCase().includes(text));
}

it('removes the data from the folder and from all later backups', async () => {
  const ids = await fill();
  expect((await grep(email)).length).toBeGreaterThan(0);
  await stores.leads.erase(ids, '::1');
  await backUp(folder, join(place.folder, 'fresh.json'));
  expect(await grep(email)).toEqual([]);
  expect(await namesIn(stores.leads)).toEqual(others);
  const { erasures } = JSON.parse(await readFile(join(folder, erasedName), 'utf8'));
  expect(erasures).toEqual([{ at: expect.any(Number), by: '::1', ids }]);
});

it('drops what is stored about the person meanwhile', async () => {
  const [first = '', second = ''] = await fill();
  const erasing = stores.leads.erase([first, second], '::1');
  const changing = stores.leads.change('contact', first, { note: `Call ${email}` });
  const sending = stores.outbox.resend(`${second}.mail`);
  const adding = stores.leads.add(lead('n30'));
  expect(await erasing).toBe(2);
  expect(await changing).toBeUndefined();
  expect(await sending).toBeUndefined();
  await adding;
  expect(await grep('call ')).toEqual([]);
  expect(await grep(first)).toEqual([join(folder, erasedName)]);
  expect(await grep(second)).toEqual([join(folder, erasedName)]);
  expect(await namesIn(stores.leads)).toContain('n30');
});

it('stores new leads while it copies the others, and leaves out those that could not be stored', {
  timeout: 20_000,
}, async () => {
  const ids = await fill();
  let release = () => {};
  disk.hold = { write: 'n0@example.com', until: new Promise((resolve) => (release = resolve)) };
  const erasing = stores.leads.erase(ids, '::1');
  await stores.leads.add(lead('during', { fingerprint: 'new' }));
  disk.fail = { write: 'poison' };
  await expect(stores.leads.add(lead('poison'))).rejects.toThrow(StorageError);
  disk.fail = {};
  await stores.leads.change('contact', (await stores.leads.add(lead('noted'))).id, { note: 'Called' });
  release();
  expect(await erasing).toBe(ids.length);
  await stores.leads.add(lead('after'));
  for (let start = 0; start < 2; start += 1) {
    expect(await namesIn(stores.leads)).toEqual([...others, 'during', 'noted', 'after']);
    const { items } = await stores.leads.page({ kind: 'contact', spam: false, limit: 2 });
    expect(items[1]).toMatchObject({ note: 'Called' });
    await stores.close();
    await open();
  }
  expect(await grep(email)).toEqual([]);
});

it.each([`${erasedName}.tmp`, `${journalName(2)}.tmp`])(
  'rejects with a storage error, which the API answers with 503, if %s cannot be written',
  async (file) => {
    const ids = await fill();
    await mkdir(join(folder, file));
    await expect(stores.leads.erase(ids, '::1')).rejects.toThrow(StorageError);
    expect(await stores.leads.findByEmail(email)).toHaveLength(ids.length);
  },
);

it('also deletes the damaged originals that a repair has kept', async () => {
  const ids = await fill();
  await stores.close();
  const first = join(folder, journalName(1));
  await writeFile(first, (await readFile(first)).fill(0, 0, 100));
  await repair(folder);
  await open();
  expect((await grep(email)).some((file) => file.includes('.damaged-'))).toBe(true);
  await stores.leads.erase(ids, '::1');
  expect(await grep(email)).toEqual([]);
});

it.each(['over existing data', 'after the journal was lost'])(
  'stays in effect when an older backup is restored %s',
  async (how) => {
    const ids = await fill();
    const backup = join(place.folder, 'old.json');
    await backUp(folder, backup);
    await stores.leads.erase(ids, '::1');
    await stores.close();
    if (how !== 'over existing data') {
      for (const number of journalNumbers(await readdir(folder))) await rm(join(folder, journalName(number)));
      await rm(join(folder, endName));
    }
    expect(await restore(folder, backup, { replace: true })).toMatchObject({ skipped: 10 });
    await open();
    expect(await stores.leads.findByEmail(email)).toEqual([]);
    expect(await namesIn(stores.leads)).toEqual(others);
    expect(await grep(email, folder)).toEqual([]);
  },
);

it('is part of backups, so that restoring an older backup after a newer one brings nobody back', async () => {
  const ids = await fill();
  await backUp(folder, join(place.folder, 'old.json'));
  await stores.leads.erase(ids, '::1');
  await backUp(folder, join(place.folder, 'new.json'));
  const elsewhere = join(place.folder, 'elsewhere');
  await restore(elsewhere, join(place.folder, 'new.json'));
  await restore(elsewhere, join(place.folder, 'old.json'), { replace: true });
  expect(await grep(email, elsewhere)).toEqual([]);
});

it('is repeated by the next start when older files were copied back', async () => {
  const ids = await fill();
  await stores.close();
  const before = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  await open();
  await stores.leads.erase(ids, '::1');
  await stores.close();
  const erased = await readFile(join(folder, erasedName));
  await rm(folder, { recursive: true });
  await open();
  await stores.close();
  for (const name of await readdir(folder)) await rm(join(folder, name));
  for (const [name, bytes] of before) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, erasedName), erased);
  await open();
  expect(await namesIn(stores.leads)).toEqual(others);
  expect(await grep(email)).toEqual([]);
});

it('is finished by the next start after a kill: the copies are deleted, and the audit log has its line', async () => {
  const ids = await fill();
  await stores.close();
  const copy = `${journalName(1)}.damaged-2026-01-01`;
  await cp(join(folder, journalName(1)), join(folder, copy));
  // A kill leaves the tombstones and everything that they refer to.
  await writeFile(join(folder, erasedName), JSON.stringify({ version: 1, erasures: [{ at: 1, by: '::1', ids }] }));
  await open();
  expect(await grep(email)).toEqual([]);
  expect(await readdir(folder)).not.toContain(copy);
  const line = { action: 'erase', address: '::1', subject: '4 records' };
  for (let start = 0; start < 2; start += 1) {
    expect((await stores.auditLog.page({ limit: 9 })).items).toMatchObject([line]);
    await stores.close();
    await open();
  }
});

describe('when the disk fails', () => {
  it('rejects, keeps all data, and can be repeated', async () => {
    const ids = await fill();
    disk.fail = { sync: true };
    await expect(stores.leads.erase(ids, '::1')).rejects.toThrow(StorageError);
    disk.fail = {};
    await stores.leads.add(lead('n30'));
    expect(await stores.leads.erase(ids, '::1')).toBe(ids.length);
    expect(await grep(email)).toEqual([]);
    await stores.close();
    await open();
    expect(await namesIn(stores.leads)).toEqual([...others, 'n30']);
  });

  it('is finished by the next start', async () => {
    const ids = await fill();
    disk.fail = { sync: true };
    await stores.leads.erase(ids, '::1').catch(() => undefined);
    disk.fail = {};
    await stores.close();
    await open();
    expect(await namesIn(stores.leads)).toEqual(others);
    expect(await grep(email)).toEqual([]);
  });
});
