import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/test-app.js';
import { backUp, restore } from './backup.js';
import { openFileLeadStore } from './file-lead-store.js';
import { repair } from './repair.js';
import { SEGMENT_BYTES, segmentName } from './segment-format.js';

type Place = Awaited<ReturnType<typeof tempFolder>>;
let sound: Place;
let place: Place;
let folder: string;
const big = 'x'.repeat(60_000);

/** Two segments: a full one with big leads, and one that is being written. */
beforeAll(async () => {
  sound = await tempFolder();
  const store = await openFileLeadStore(sound);
  for (let n = 0; n < 75; n += 1)
    await store.add({ kind: 'contact', body: { firstName: `n${n}`, message: big }, spam: false, channels: [] });
  await store.close();
});
afterAll(() => sound[Symbol.asyncDispose]());

beforeEach(async () => {
  place = await tempFolder();
  folder = join(place.folder, 'data');
  await cp(sound.folder, folder, { recursive: true });
});
afterEach(() => place[Symbol.asyncDispose]());

const count = async () => {
  const store = await openFileLeadStore({ folder });
  const { total } = await store.page({ kind: 'contact', spam: false, limit: 1 });
  await store.close();
  return total;
};

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
      const path = join(folder, segmentName(number));
      const damaged = Buffer.from(damage(await readFile(path)));
      await writeFile(path, damaged);

      await expect(count()).rejects.toThrow(new RegExp(`${segmentName(number)} is damaged.*npm run repair`));
      expect((await readFile(path)).equals(damaged)).toBe(true);

      const [repaired] = await repair(folder);
      expect(repaired).toMatchObject({ file: segmentName(number) });
      expect((await readFile(join(folder, repaired?.keptAs ?? ''))).equals(damaged)).toBe(true);
      expect(await count()).toBeGreaterThan(0);
      expect(await repair(folder)).toEqual([]);
    },
  );
});

it('refuses to start when a segment is missing', async () => {
  await rm(join(folder, segmentName(1)));
  await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged: it is missing/);
});

it('takes a line that a power cut left unfinished for what it is: never acknowledged', async () => {
  const path = join(folder, segmentName(2));
  const bytes = await readFile(path);
  const end = bytes.indexOf(0);
  bytes.write('["1234abcd",[{"t":"lead"', end);
  await writeFile(path, bytes);
  expect(bytes.length).toBe(SEGMENT_BYTES);
  expect(await count()).toBe(75);
});

it('goes on after it was killed between sealing one segment and starting the next', async () => {
  await rm(join(folder, segmentName(2)));
  const before = await count();
  const store = await openFileLeadStore({ folder });
  await store.add({ kind: 'contact', body: { firstName: 'next' }, spam: false, channels: [] });
  await store.close();
  expect(await readdir(folder)).toContain(segmentName(2));
  expect(await count()).toBe(before + 1);
});

it('restores a backup into an empty folder, and into no other', async () => {
  const file = join(place.folder, 'backup.json');
  expect(await backUp(folder, file)).toBe(75);
  await expect(restore(folder, file)).rejects.toThrow(/holds leads already/);
  await rm(folder, { recursive: true });
  await mkdir(folder);
  expect(await restore(folder, file)).toBe(75);
  expect(await count()).toBe(75);
});

it('restores nothing from a damaged backup', async () => {
  const file = join(place.folder, 'backup.json');
  await backUp(folder, file);
  await truncate(file, 1000);
  await rm(folder, { recursive: true });
  await expect(restore(folder, file)).rejects.toThrow(/backup.json is damaged/);
});
