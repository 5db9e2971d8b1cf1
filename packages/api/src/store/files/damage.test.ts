import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lead } from '../../testing/leads.js';
import { bigLead, STORED, useTwoSegments } from '../../testing/two-segments.js';
import { backUp } from './backup.js';
import { repair } from './repair.js';
import { encodeHeader, SEGMENT_BYTES, segmentName } from './segment-format.js';

const { folder, segment, beside, count, add } = useTwoSegments();

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

      const [repaired] = await repair(folder());
      expect(repaired).toMatchObject({ file: segmentName(number) });
      expect((await readFile(join(folder(), repaired?.keptAs ?? ''))).equals(damaged)).toBe(true);
      expect(await count()).toBeGreaterThan(0);
      expect(await repair(folder())).toEqual([]);
    },
  );
});

it('refuses to start when a segment is missing', async () => {
  await rm(segment(1));
  await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged: it is missing, and later ones are there/);
});

describe('the last segment', () => {
  it('is missed when it was deleted: the one before it is full, and a repair says so', async () => {
    await rm(segment(2));
    const problem = 'it is missing, and the one before it is full';
    await expect(count()).rejects.toThrow(`leads-000002.jsonl is damaged: ${problem}`);
    await expect(backUp(folder(), beside('backup.json'))).rejects.toThrow(/leads-000002.jsonl is damaged/);
    expect(await repair(folder())).toEqual([{ file: segmentName(2), problem, keptAs: undefined, saved: 0 }]);
    const left = await count();
    expect(left).toBeLessThan(STORED);
    await add(lead('next'));
    expect(await count()).toBe(left + 1);
    expect(await repair(folder())).toEqual([]);
  });

  it('is missed when it was the only one, where a server has been before', async () => {
    await writeFile(join(folder(), 'staff.json'), 'null\n');
    await rm(segment(1));
    await rm(segment(2));
    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged: it is missing, and staff.json is there/);
    expect(await readdir(folder())).toEqual(['staff.json']);
    expect(await repair(folder())).toMatchObject([{ file: segmentName(1), problem: 'it is missing', saved: 0 }]);
    expect(await count()).toBe(0);
  });

  /** As a kill leaves it between starting the second segment and sealing the first. */
  async function killBeforeSeal() {
    const bytes = await readFile(segment(1));
    await truncate(segment(1), bytes.lastIndexOf('["', bytes.length - 2));
    await truncate(segment(1), SEGMENT_BYTES);
    await writeFile(segment(2), encodeHeader(2));
    await truncate(segment(2), SEGMENT_BYTES);
  }

  it('may be one that was only just started when the process was killed: both go on', async () => {
    await killBeforeSeal();
    const before = await count();
    expect(await repair(folder())).toEqual([]);
    expect(await backUp(folder(), beside('backup.json'))).toBe(before);
    for (const name of ['a', 'b']) await add(lead(name));
    expect(await count()).toBe(before + 2);
    await add(bigLead('c'));
    expect(await count()).toBe(before + 3);
    await rm(segment(2));
    await expect(count()).rejects.toThrow(/leads-000002.jsonl is damaged/);
  });

  it('follows sealed ones only, once it holds anything', async () => {
    const second = await readFile(segment(2));
    await killBeforeSeal();
    await writeFile(segment(2), second);
    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged: it ends without its seal/);
  });
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
  expect(await repair(folder())).toMatchObject([{ file: 'staff.json', problem: 'it has the wrong shape', saved: 0 }]);
  expect(await repair(folder())).toEqual([]);
});

it('deletes at a start what a killed process of ours left behind, and nothing else', async () => {
  const ours = ['leads-000003.jsonl.tmp', 'staff.json.tmp', '.probe.tmp'];
  const files = ['notes.tmp', 'leads.jsonl.tmp', 'backup.json.tmp'];
  const folders = ['folder.tmp', 'leads-000009.jsonl.tmp'];
  for (const name of [...ours, ...files]) await writeFile(join(folder(), name), '');
  for (const name of folders) await mkdir(join(folder(), name));
  expect(await count()).toBe(STORED);
  const left = (await readdir(folder())).filter((name) => name.endsWith('.tmp'));
  expect(left.sort()).toEqual([...files, ...folders].sort());
});
