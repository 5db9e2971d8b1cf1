import { copyFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFiles } from '../../../testing/file-store.js';
import { lead, namesIn } from '../../../testing/leads.js';
import { tempFolder } from '../../../testing/test-app.js';
import { DamagedDataError } from '../errors.js';

/** `CORRUPTIONS=100000 npx vitest run --project files corruption` runs longer and with another seed. */
const RUNS = Number(process.env.CORRUPTIONS ?? 300);
const LEADS = 40;

let place: Awaited<ReturnType<typeof tempFolder>>;
let content: Map<string, Buffer>;
const acknowledged = Array.from({ length: LEADS }, (_, n) => `n${n}`);

beforeAll(async () => {
  place = await tempFolder();
  const folder = join(place.folder, 'sound');
  const stores = await openFiles({ folder });
  for (const name of acknowledged) await stores.leads.add(lead(name));
  const { id } = await stores.leads.add(lead('erased'));
  await stores.leads.erase([id], 'test');
  await stores.close();
  const names = (await readdir(folder)).filter((name) => name !== 'lock');
  content = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
});
afterAll(() => place[Symbol.asyncDispose]());

/** What can happen to files. The file and the position are taken modulo the number that exist. */
const number = fc.nat();
const corruption = fc.oneof(
  fc.record({ how: fc.constant('flip' as const), file: number, at: number, bit: fc.nat({ max: 7 }) }),
  fc.record({ how: fc.constant('cut' as const), file: number, at: number }),
  fc.record({
    how: fc.constant('wipe' as const),
    file: number,
    at: number,
    length: fc.integer({ min: 1, max: 4_096 }),
  }),
  fc.record({ how: fc.constant('wipe tail' as const), file: number, at: number }),
  fc.record({ how: fc.constant('swap' as const), file: number, with: number }),
  fc.record({ how: fc.constant('copy' as const), file: number, over: number }),
  fc.record({ how: fc.constant('lose' as const), file: number }),
  fc.record({ how: fc.constant('append' as const), file: number, text: fc.string({ minLength: 1 }) }),
);
type Corruption = typeof corruption extends fc.Arbitrary<infer T> ? T : never;

async function corrupt(folder: string, one: Corruption): Promise<void> {
  const names = [...content.keys()];
  const pick = (index: number) => names[index % names.length] ?? '';
  const name = pick(one.file);
  const path = join(folder, name);
  const bytes = Buffer.from(content.get(name) ?? '');
  const at = 'at' in one ? one.at % bytes.length : 0;
  if (one.how === 'flip') bytes[at] = (bytes[at] ?? 0) ^ (1 << one.bit);
  if (one.how === 'wipe') bytes.fill(0, at, Math.min(bytes.length, at + one.length));
  if (one.how === 'wipe tail') bytes.fill(0, at);
  if (one.how.startsWith('wipe') || one.how === 'flip') await writeFile(path, bytes);
  if (one.how === 'cut') await truncate(path, at);
  if (one.how === 'lose') await rm(path);
  if (one.how === 'append') await writeFile(path, one.text, { flag: 'a' });
  if (one.how === 'copy') await copyFile(path, join(folder, pick(one.over))).catch(() => undefined);
  if (one.how === 'swap') {
    await rename(path, `${path}.aside`);
    await rename(join(folder, pick(one.with)), path).catch(() => undefined);
    await rename(`${path}.aside`, join(folder, pick(one.with)));
  }
}

it(`never loses data silently in ${RUNS} corruptions`, { timeout: 300_000 + RUNS * 50 }, async () => {
  const results = { refused: 0, whole: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(corruption, { minLength: 1, maxLength: 2 }), async (corruptions) => {
      const folder = join(place.folder, 'data');
      await mkdir(folder);
      for (const [name, bytes] of content) await writeFile(join(folder, name), bytes);
      for (const one of corruptions) await corrupt(folder, one).catch(() => undefined);
      try {
        const stores = await openFiles({ folder });
        const names = await namesIn(stores.leads);
        await stores.close();
        expect(names).toEqual(acknowledged);
        results.whole += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedDataError);
        expect((error as DamagedDataError).message).toMatch(/^\S+\.jsonl? is damaged: /);
        results.refused += 1;
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
    { numRuns: RUNS, ...(process.env.CORRUPTIONS === undefined && { seed: 20 }) },
  );
  expect(results.refused).toBeGreaterThan(RUNS / 2);
  expect(results.whole).toBeGreaterThan(0);
});
