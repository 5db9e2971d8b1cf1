import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lead, subscription } from '../../../testing/leads.js';
import { counted } from '../../../testing/store-place.js';
import { tempFolder } from '../../../testing/test-app.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { readEnv } from '../../env.js';
import { setUpStaffAccess } from '../../staff/staff-access.js';
import { openStorage } from '../../storage.js';
import type { OpenStores } from '../ports.js';
import { importFolder } from './import-folder.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  place = await tempFolder();
  database = await testDatabase();
  folder = join(place.folder, 'data');
});
afterEach(async () => {
  await database[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const openFiles = () => openStorage(readEnv({ DATA_DIR: folder }), Date.now);
const openDatabase = () => openStorage(readEnv({ DATABASE_URL: database.url }), Date.now);

/** A year of a small business, with an example of everything that can be stored. */
async function fill({ leads, auditLog, outbox, sessions }: OpenStores): Promise<void> {
  for (let n = 0; n < 1_100; n += 1) await leads.add(lead(`n${n}`));
  const { id } = await leads.add(lead('Zoë', { channels: ['webhook', 'mail'], fingerprint: 'f' }));
  await leads.add(lead('robot', { spam: true }));
  await leads.add(subscription('Zoë@Example.com'));
  await leads.add(lead('', { kind: 'partnership', body: { company: 'Lake Lending', consent: true } }));
  await leads.change('contact', id, { handled: true, note: 'Called' });
  await outbox.finish(`${id}.webhook`, { attempts: 1 });
  await outbox.finish(`${id}.mail`, { attempts: 1, error: 'SMTP 450', nextAttemptAt: Date.now() });
  for (let n = 0; n < 3; n += 1) await auditLog.add({ action: 'change', address: '::1', subject: `${n}` });
  await sessions.end('s', Date.now() + 60_000);
  const { id: gone } = await leads.add(lead('gone'));
  await leads.erase([gone], '::1');
}

/** Everything that the API can show from a store. */
async function contentOf({ leads, auditLog, outbox, sessions }: OpenStores) {
  const pages = [];
  for (const kind of ['contact', 'partnership', 'subscriber'] as const)
    for (const spam of [false, true])
      for (let before: number | undefined, more = true; more; more = before !== undefined) {
        const page = await counted(leads.page({ kind, spam, limit: 500, before }));
        pages.push(page);
        before = page.next;
      }
  return {
    pages,
    deliveries: await counted(outbox.page({ limit: 500 })),
    audit: await counted(auditLog.page({ limit: 3 })),
    found: await counted(leads.page({ kind: 'contact', spam: false, q: 'ZOË', limit: 5 })),
    ended: [await sessions.isEnded('s'), await sessions.isEnded('t')],
  };
}

it('imports everything unchanged', async () => {
  const files = await openFiles();
  const { access, generatedPassword = '' } = await setUpStaffAccess(files.staffRecords, undefined, Date.now);
  await fill(files);
  const before = await contentOf(files);
  await expect(importFolder(folder, database.url, Date.now)).rejects.toThrow(
    /Another process is using the data folder/,
  );
  await files.close();

  expect(await importFolder(folder, database.url, Date.now)).toBe(1_104);

  const stored = await openDatabase();
  const { leads, auditLog, outbox, staffRecords } = stored;
  expect(await contentOf(stored)).toEqual(before);
  expect(await leads.add(lead('Zoë', { fingerprint: 'f' }))).toMatchObject({ outcome: 'repeated' });
  const known = await leads.add(subscription('zoë@example.com'));
  expect(known.outcome).toBe('known');
  expect((await outbox.claim(5, 1)).map(({ delivery }) => delivery.channel)).toEqual(['mail']);

  await leads.add(lead('next', { channels: ['mail'] }));
  await auditLog.add({ action: 'change', address: '::1', subject: 'next' });
  expect((await leads.page({ kind: 'contact', spam: false, limit: 1 })).items[0]?.body.firstName).toBe('next');
  expect((await auditLog.page({ limit: 1 })).items[0]?.subject).toBe('next');

  expect(await database.query('select erased_by from tombstones')).toEqual([{ erased_by: '::1' }]);

  const staff = await setUpStaffAccess(staffRecords, undefined, Date.now);
  expect(staff.generatedPassword).toBeUndefined();
  expect(await staff.access.checkPassword(generatedPassword)).toBe(true);
  expect(await staff.access.read(await access.issue())).toBeDefined();
  await stored.close();
});

it('marks the folder: a server or a backup without DATABASE_URL would use what is no longer current', async () => {
  await (await openFiles()).close();
  await importFolder(folder, database.url, Date.now);
  const day = new Date().toISOString().slice(0, 10);
  await expect(openFiles()).rejects.toThrow(`were moved into a database on ${day}, and DATABASE_URL is not set`);
  const env = { ...process.env, DATA_DIR: folder };
  const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url));
  await expect(
    promisify(execFile)(process.execPath, ['--import', 'tsx', cli, 'backup'], { env }),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('were moved into a database') });
  await rm(join(folder, 'moved.json'));
  await (await openFiles()).close();
});

describe('changes nothing', () => {
  const isEmpty = async () =>
    expect(await database.query(`select to_regclass('leads') as leads`)).toEqual([{ leads: null }]);

  it('in a database that has been used', async () => {
    const files = await openFiles();
    await fill(files);
    await files.close();
    await importFolder(folder, database.url, Date.now);
    await expect(importFolder(folder, database.url, Date.now)).rejects.toThrow(/has already been used/);
    expect(await database.query('select count(*)::int as n from leads')).toEqual([{ n: 1_104 }]);
  });

  it('when there is no such folder', async () => {
    await expect(importFolder(join(place.folder, 'typo'), database.url, Date.now)).rejects.toThrow(
      /no leads in .*typo/,
    );
    await isEmpty();
  });

  it('when the folder is damaged', async () => {
    const files = await openFiles();
    for (let n = 0; n < 80; n += 1)
      await files.leads.add(lead(`n${n}`, { body: { firstName: 'a', message: 'x'.repeat(60_000) } }));
    await files.close();
    await rm(join(folder, 'leads-000001.jsonl'));
    await expect(importFolder(folder, database.url, Date.now)).rejects.toThrow(/damaged/);
    await isEmpty();
  });
});
