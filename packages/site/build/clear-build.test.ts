import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearBuild } from './clear-build.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'boundless-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function build(...assets: string[]) {
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await writeFile(join(dist, 'client/index.html'), 'page');
  await writeFile(join(dist, 'routes.json'), '{}');
  for (const name of assets) {
    await mkdir(dirname(join(dist, 'client/assets', name)), { recursive: true });
    await writeFile(join(dist, 'client/assets', name), name);
  }
}
const kept = () => readdir(join(dist, 'earlier-assets'));

it('keeps the hashed files of earlier builds for 30 days after they were last used, and nothing else', async () => {
  const now = Date.now();
  await clearBuild(dist, now);
  await build('a-1.js', 'a-1.js.br', 'same-1.js');
  await clearBuild(dist, now);
  expect(await readdir(dist)).toEqual(['earlier-assets']);
  expect(await readFile(join(dist, 'earlier-assets/a-1.js.br'), 'utf8')).toBe('a-1.js.br');

  await build('a-2.js', 'same-1.js');
  await clearBuild(dist, now + 20 * DAY_MS);
  expect(await kept()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same-1.js']);
  await clearBuild(dist, now + 31 * DAY_MS);
  expect(await kept()).toEqual(['a-2.js', 'same-1.js']);
  await clearBuild(dist, now + 51 * DAY_MS);
  expect(await kept()).toEqual([]);
});

it('keeps files in folders too, which each build has', async () => {
  for (const name of ['articles/cover-1.webp', 'articles/cover-2.webp']) {
    await build(name);
    await clearBuild(dist);
  }
  expect(await readdir(join(dist, 'earlier-assets/articles'))).toEqual(['cover-1.webp', 'cover-2.webp']);
});
