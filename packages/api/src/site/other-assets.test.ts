import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { loadSite } from './load-site.js';
import { startSharedAssets } from './shared-assets.js';

const logger = pino({ level: 'silent' });
let place: Awaited<ReturnType<typeof tempFolder>>;
let dist: string;
let shared: string;
let app: TestApp;

beforeEach(async () => {
  place = await tempFolder();
  dist = await buildTestSite(join(place.folder, 'dist'));
  shared = join(place.folder, 'shared');
  for (const name of ['a-1.js', 'a-1.js.br', 'a-1.js.gz', 'articles/photo-1.webp'])
    await write(join(dist, 'earlier-assets'), name);
  app = await startTestApp({ site: await loadSite(dist, shared) });
});
afterEach(async () => {
  await app.close();
  await place[Symbol.asyncDispose]();
});

async function write(folder: string, name: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), name);
}
const get = (name: string, encoding = 'identity') =>
  app.request.get(`/assets/${name}`).set('Accept-Encoding', encoding).buffer(true);

it('serves the hashed files of earlier builds like those of the current one', async () => {
  const response = await get('a-1.js');
  expect([response.status, response.text]).toEqual([200, 'a-1.js']);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  for (const encoding of ['br', 'gzip'])
    expect((await app.request.head('/assets/a-1.js').set('Accept-Encoding', encoding)).headers).toMatchObject({
      'content-encoding': encoding,
    });
  expect((await get('articles/photo-1.webp')).headers['content-type']).toBe('image/webp');
});

it('serves the files of a build that was made, or of a process that was started, since its own start', async () => {
  expect((await get('b-2.js')).status).toBe(404);
  await write(join(dist, 'client/assets'), 'b-2.js');
  expect((await get('b-2.js')).text).toBe('b-2.js');
  await write(shared, 'c-3.js');
  expect((await get('c-3.js')).text).toBe('c-3.js');
});

it.each([
  'a-1.js.br',
  '..%2f..%2fsecret.txt',
  '..',
  '.',
  '%2e%2e%2fa-1.js',
  'x/a-1.js',
  'articles/../a-1.js',
  'articles',
  '',
])('does not serve /assets/%s', async (name) => expect((await get(name)).status).toBe(404));

it('copies the files of its build to the shared folder, and deletes those that no process has had for 30 days', async () => {
  const day = 24 * 60 * 60;
  const now = Date.now() / 1_000;
  for (const [name, days] of [
    ['old-1.js', 31],
    ['recent-1.js', 29],
  ] as const) {
    await write(shared, name);
    await utimes(join(shared, name), now - days * day, now - days * day);
  }
  const assets = join(dist, 'client/assets');
  await write(assets, 'articles/photo-1.webp');
  for (const later of [0, 29, 58])
    (await startSharedAssets(assets, shared, () => (now + later * day) * 1_000, logger))();
  expect((await readdir(shared)).filter((name) => !/\.(br|gz)$/.test(name))).toEqual(['articles', 'main-abc123.js']);
  expect(await readdir(join(shared, 'articles'))).toEqual(['photo-1.webp']);
  expect((await readdir(shared)).filter((name) => name.startsWith('main')).length).toBe(3);
});

it('lets processes with the same process number copy their files at the same time, as in containers', async () => {
  const assets = join(dist, 'client/assets');
  const starts = Array.from({ length: 8 }, () => startSharedAssets(assets, shared, Date.now, logger));
  for (const stop of await Promise.all(starts)) stop();
  expect((await readdir(shared)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
