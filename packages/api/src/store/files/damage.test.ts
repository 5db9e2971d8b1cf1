import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp, repair } from '../../../testing/file-store.js';
import { STORED, useJournal } from '../../../testing/journal.js';
import { lead } from '../../../testing/leads.js';
import { endName, journalName } from './read-journal.js';

const { folder, file, beside, count, names, add } = useJournal();

const change = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0x01;
  return changed;
};

/** What happens to the journal, and how many leads a repair saves. */
const damages: [string, number, (bytes: Buffer) => Buffer | string][] = [
  ['cut short', 37, (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['cut short by one byte', STORED, (bytes) => bytes.subarray(0, -1)],
  ['empty', 0, () => ''],
  ['garbage', 0, () => Buffer.alloc(5000, 0xa7)],
  ['valid JSON of the wrong shape', 0, () => '{"contacts":{}}'],
  ['valid JSON, an empty list', 0, () => '[]'],
  ['one bit changed early', STORED - 1, (bytes) => change(bytes, 70_000)],
  ['one bit changed in the last line', STORED - 1, (bytes) => change(bytes, bytes.lastIndexOf('xxx'))],
  ['zeros over the beginning', STORED - 1, (bytes) => Buffer.concat([Buffer.alloc(4096), bytes.subarray(4096)])],
  [
    'zeros in the middle',
    STORED - 1,
    (bytes) => Buffer.concat([bytes.subarray(0, 65_000), Buffer.alloc(4096), bytes.subarray(69_096)]),
  ],
];

it.each(damages)(
  '%s: refuses to start, names the file, changes nothing; a repair keeps the original and saves %i',
  async (_name, saved, damage) => {
    const damaged = Buffer.from(damage(await readFile(file())));
    await writeFile(file(), damaged);

    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged.*npm run data -- repair/);
    expect((await readFile(file())).equals(damaged)).toBe(true);

    const [repaired] = (await repair(folder())).repairs;
    expect(repaired).toMatchObject({ file: journalName(1) });
    expect((await readFile(join(folder(), repaired?.keptAs ?? ''))).equals(damaged)).toBe(true);
    expect(await count()).toBe(saved);
    expect((await repair(folder())).repairs).toEqual([]);
    await add(lead('next'));
    expect(await count()).toBe(saved + 1);
  },
);

it('names a missing journal, and a repair continues without it', async () => {
  await rm(file());
  await expect(count()).rejects.toThrow('leads-000001.jsonl is damaged: it is missing');
  await expect(backUp(folder(), beside('backup.json'))).rejects.toThrow('leads-000001.jsonl is damaged');
  const repairs = [{ file: journalName(1), problem: 'it is missing', keptAs: undefined }];
  expect((await repair(folder())).repairs).toEqual(repairs);
  await add(lead('next'));
  expect(await count()).toBe(1);
});

it.each(['missing', 'empty', 'not JSON', 'of the wrong shape'])(
  'refuses to start when the confirmed end is %s, and a repair loses nothing',
  async (how) => {
    const content = { empty: '', 'not JSON': '{"a', 'of the wrong shape': '{}' }[how];
    if (content === undefined) await rm(join(folder(), endName));
    else await writeFile(join(folder(), endName), content);
    await expect(count()).rejects.toThrow('confirmed.json is damaged');
    expect((await repair(folder())).repairs).toMatchObject([{ file: endName }]);
    expect(await count()).toBe(STORED);
  },
);

it('refuses a folder that lost everything but the staff file', async () => {
  await writeFile(join(folder(), 'staff.json'), 'null\n');
  for (const name of [journalName(1), endName]) await rm(join(folder(), name));
  await expect(count()).rejects.toThrow(/confirmed.json is damaged: it is missing/);
  expect((await repair(folder())).repairs).toMatchObject([{ file: endName, problem: 'it is missing' }]);
  expect(await count()).toBe(0);
});

it('ignores files that are not its own journals', async () => {
  await copyFile(file(), file(7));
  expect(await names()).toEqual(Array.from({ length: STORED }, (_, n) => `n${n}`));
});

it('repairs megabytes of NULs within a second', async () => {
  const bytes = await readFile(file());
  await writeFile(file(), bytes.fill(0, 200_000, 3_800_000));
  const start = process.cpuUsage();
  await repair(folder());
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
  expect(await count()).toBeGreaterThan(STORED - 65);
});

it('saves both lines if the newline between them is damaged', async () => {
  const bytes = await readFile(file());
  bytes[bytes.indexOf('\n', 200_000)] = 0x0b;
  await writeFile(file(), bytes);
  await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged/);
  await repair(folder());
  expect(await count()).toBe(STORED);
});

it('repairs a damaged staff file once', async () => {
  await writeFile(join(folder(), 'staff.json'), '{"version":1}');
  expect((await repair(folder())).repairs).toMatchObject([{ file: 'staff.json', problem: 'it has the wrong shape' }]);
  expect((await repair(folder())).repairs).toEqual([]);
});

it('deletes files that a killed process left behind at the next start, and nothing else', async () => {
  const ours = ['leads-000003.jsonl.tmp', 'confirmed.json.tmp', 'staff.json.tmp'];
  const files = ['notes.tmp', 'leads.jsonl.tmp', 'backup.json.tmp'];
  const folders = ['folder.tmp', 'leads-000009.jsonl.tmp'];
  for (const name of [...ours, ...files]) await writeFile(join(folder(), name), '');
  for (const name of folders) await mkdir(join(folder(), name));
  expect(await count()).toBe(STORED);
  const left = (await readdir(folder())).filter((name) => name.endsWith('.tmp'));
  expect(left.sort()).toEqual([...files, ...folders].sort());
});
