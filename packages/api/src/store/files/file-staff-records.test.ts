import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFiles } from '../../../testing/file-store.js';
import { lead } from '../../../testing/leads.js';
import { tempFolder } from '../../../testing/test-app.js';
import { setUpStaffAccess } from '../../staff/staff-access.js';
import { fileStaffRecords } from './file-staff-records.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  place = await tempFolder();
});
afterEach(() => place[Symbol.asyncDispose]());

const file = (name: string) => join(place.folder, name);
const setUp = () => setUpStaffAccess(fileStaffRecords(place.folder), undefined, Date.now);

it('have the session key in another file than the password', async () => {
  const first = await setUp();
  expect(await readFile(file('staff.json'), 'utf8')).not.toContain('sessionKey');
  const token = await first.access.issue();
  expect(await (await setUp()).access.read(token)).toBeDefined();
  await rm(file('keys.json'));
  const { access, generatedPassword } = await setUp();
  expect(await access.read(token)).toBeUndefined();
  expect(generatedPassword).toBeUndefined();
  expect(await access.checkPassword(first.generatedPassword ?? '')).toBe(true);
});

it('keep the key of links if the password changes', async () => {
  const first = await setUp();
  const other = await setUpStaffAccess(fileStaffRecords(place.folder), 'another long password', Date.now);
  expect(other.secret).toBe(first.secret);
  expect(await other.access.read(await first.access.issue())).toBeUndefined();
});

it('keep the key of links if the file of the password is lost', async () => {
  const first = await setUp();
  await rm(file('staff.json'));
  const other = await setUp();
  expect(other.secret).toBe(first.secret);
  expect(other.generatedPassword).toBeDefined();
  expect(await other.access.read(await first.access.issue())).toBeUndefined();
  expect((await setUp()).secret).toBe(first.secret);
});

it('report new keys beside existing leads: links in emails that were sent before are no longer valid', async () => {
  const report = vi.fn();
  const start = async () => {
    const stores = await openFiles({ folder: place.folder, report });
    await setUpStaffAccess(stores.staffRecords, 'a long password', Date.now);
    await stores.leads.add(lead('ada'));
    await stores.close();
  };
  for (let times = 0; times < 2; times += 1) await start();
  expect(report).not.toHaveBeenCalled();
  await rm(file('keys.json'));
  for (let times = 0; times < 2; times += 1) await start();
  expect(report.mock.calls).toEqual([[expect.stringMatching(/^keys\.json was missing.*unsubscribe.*LINK_SECRET/)]]);
});

it.each([
  ['staff.json', { version: 1, salt: 'A'.repeat(22), hash: 'A'.repeat(22) }],
  ['keys.json', { version: 1, sessionKey: 'A', linkKey: 'A' }],
])('are refused if %s has an invalid hash or key', async (name, content) => {
  await writeFile(file(name), JSON.stringify(content));
  await expect(setUp()).rejects.toThrow(`${name} is damaged`);
});
