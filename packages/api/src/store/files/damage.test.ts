import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lead } from '../../testing/leads.js';
import { STORED, useTwoSegments } from '../../testing/two-segments.js';
import { backUp } from './backup.js';
import { confirmedName } from './confirmed-end.js';
import { encodeLine } from './lines.js';
import { manifestName, segmentName } from './manifest.js';
import { repair } from './repair.js';

const { folder, segment, beside, count, names, add } = useTwoSegments();

const change = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0x01;
  return changed;
};

const damages: [string, (bytes: Buffer) => Buffer | string][] = [
  ['cut short', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['cut short by one byte', (bytes) => bytes.subarray(0, -1)],
  ['empty', () => ''],
  ['garbage', () => Buffer.alloc(5000, 0xa7)],
  ['valid JSON of the wrong shape', () => '{"contacts":{}}'],
  ['valid JSON, an empty list', () => '[]'],
  ['one bit changed early', (bytes) => change(bytes, 70_000)],
  ['one bit changed in the last line', (bytes) => change(bytes, bytes.lastIndexOf('xxx'))],
  ['zeros over the beginning', (bytes) => Buffer.concat([Buffer.alloc(4096), bytes.subarray(4096)])],
  [
    'zeros in the middle',
    (bytes) => Buffer.concat([bytes.subarray(0, 65_000), Buffer.alloc(4096), bytes.subarray(69_096)]),
  ],
];

describe.each([1, 2])('segment %i', (number) => {
  it.each(damages)(
    '%s: refuses to start, names the file, changes nothing; a repair keeps the original',
    async (_name, damage) => {
      const path = segment(number);
      const damaged = Buffer.from(damage(await readFile(path)));
      await writeFile(path, damaged);

      await expect(count()).rejects.toThrow(new RegExp(`${segmentName(number)} is damaged.*npm run repair`));
      expect((await readFile(path)).equals(damaged)).toBe(true);

      const [repaired] = (await repair(folder())).repairs;
      expect(repaired).toMatchObject({ file: segmentName(number) });
      expect((await readFile(join(folder(), repaired?.keptAs ?? ''))).equals(damaged)).toBe(true);
      expect(await count()).toBeGreaterThan(0);
      expect((await repair(folder())).repairs).toEqual([]);
    },
  );
});

describe.each([1, 2])('segment %i, when it is missing,', (number) => {
  it('is named, and a repair goes on without it', async () => {
    await rm(segment(number));
    const file = segmentName(number);
    await expect(count()).rejects.toThrow(`${file} is damaged: it is missing`);
    await expect(backUp(folder(), beside('backup.json'))).rejects.toThrow(`${file} is damaged`);
    expect((await repair(folder())).repairs).toEqual([{ file, problem: 'it is missing', keptAs: undefined }]);
    const left = await count();
    expect(left).toBeLessThan(STORED);
    await add(lead('next'));
    expect(await count()).toBe(left + 1);
  });
});

it('refuses to start with segments that were swapped, and a repair saves all of them', async () => {
  await rename(segment(1), beside('one'));
  await rename(segment(2), segment(1));
  await rename(beside('one'), segment(2));
  await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged/);
  await repair(folder());
  expect(await count()).toBe(STORED);
  expect(await names()).toEqual(Array.from({ length: STORED }, (_, n) => `n${n}`));
});

describe.each([manifestName, confirmedName])('%s', (file) => {
  it.each(['missing', 'empty', 'not JSON', 'of the wrong shape'])(
    'when it is %s: refuses to start, and a repair loses nothing',
    async (how) => {
      if (how === 'missing') await rm(join(folder(), file));
      else
        await writeFile(join(folder(), file), { empty: '', 'not JSON': '{"a', 'of the wrong shape': '{}' }[how] ?? '');
      await expect(count()).rejects.toThrow(`${file} is damaged`);
      expect((await repair(folder())).repairs).toMatchObject([{ file }]);
      expect(await count()).toBe(STORED);
    },
  );
});

it('refuses a manifest that is older than the segments, and deletes none of them', async () => {
  await writeFile(segment(3), encodeLine([]));
  await expect(count()).rejects.toThrow(/manifest.json is damaged: it is older than leads-000003.jsonl/);
  expect(await readdir(folder())).toContain(segmentName(3));
});

it('refuses a folder that lost everything but the staff file', async () => {
  await writeFile(join(folder(), 'staff.json'), 'null\n');
  for (const file of [segmentName(1), segmentName(2), manifestName, confirmedName]) await rm(join(folder(), file));
  await expect(count()).rejects.toThrow(/manifest.json is damaged: it is missing/);
  expect((await repair(folder())).repairs).toMatchObject([{ file: manifestName, problem: 'it is missing' }]);
  expect(await count()).toBe(0);
});

it('reads with a repair what an older version has written, with its headers and seals', async () => {
  const lines = (await readFile(segment(1))).subarray(0, -1).toString().split('\n');
  const header = encodeLine({ format: 'boundless-leads', version: 1, segment: 1 });
  await writeFile(
    segment(1),
    Buffer.concat([header, Buffer.from(`${lines.join('\n')}\n`), encodeLine({ sealed: 70 })]),
  );
  const second = await readFile(segment(2));
  await writeFile(segment(2), Buffer.concat([header, second, Buffer.alloc(4 * 1024 * 1024 - second.length)]));
  await rm(join(folder(), manifestName));
  await rm(join(folder(), confirmedName));
  await repair(folder());
  expect(await count()).toBe(STORED);
});

it('doubles no lead in a repair of a folder where a segment was copied, and hides none', async () => {
  await copyFile(segment(1), segment(7));
  await expect(count()).rejects.toThrow(/older than/);
  await repair(folder());
  expect(await names()).toEqual(Array.from({ length: STORED }, (_, n) => `n${n}`));
});

it('repairs megabytes of NULs in a second', async () => {
  const bytes = await readFile(segment(1));
  await writeFile(segment(1), bytes.fill(0, 200_000, 3_800_000));
  const started = performance.now();
  await repair(folder());
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await count()).toBeGreaterThan(STORED - 65);
});

it('saves both lines where the newline between them is not one any more', async () => {
  const bytes = await readFile(segment(1));
  bytes[bytes.indexOf('\n', 200_000)] = 0x0b;
  await writeFile(segment(1), bytes);
  await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged/);
  await repair(folder());
  expect(await count()).toBe(STORED);
});

it('repairs a damaged staff file once', async () => {
  await writeFile(join(folder(), 'staff.json'), '{"version":1}');
  expect((await repair(folder())).repairs).toMatchObject([{ file: 'staff.json', problem: 'it has the wrong shape' }]);
  expect((await repair(folder())).repairs).toEqual([]);
});

it('deletes at a start what a killed process of ours left behind, and nothing else', async () => {
  const ours = ['leads-000003.jsonl.tmp', 'manifest.json.tmp', 'staff.json.tmp', '.probe.tmp'];
  const files = ['notes.tmp', 'leads.jsonl.tmp', 'backup.json.tmp'];
  const folders = ['folder.tmp', 'leads-000009.jsonl.tmp'];
  for (const name of [...ours, ...files]) await writeFile(join(folder(), name), '');
  for (const name of folders) await mkdir(join(folder(), name));
  expect(await count()).toBe(STORED);
  const left = (await readdir(folder())).filter((name) => name.endsWith('.tmp'));
  expect(left.sort()).toEqual([...files, ...folders].sort());
});
