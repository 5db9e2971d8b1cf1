import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { startEndedOffers } from './ended-offers.js';
import { loadSite } from './load-site.js';

afterEach(() => vi.useRealTimers());

/** A site with an offer on `/partners` that ends on the last day of January. */
async function siteWithOffer(dist: string) {
  await buildTestSite(dist);
  const file = join(dist, 'routes.json');
  const offers = [{ id: 'acme', path: '/partners', validUntil: '2026-01-31' }];
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), offers }));
  await writeFile(
    join(dist, 'server/entry-server.js'),
    `export const renderPage = async () => '';
    export const filesWithoutOffers = async (day) =>
      day > '2026-01-31' ? { '/partners': 'Without offer on ' + day, '/robots.txt': 'Changed' } : {};`,
  );
  return loadSite(dist);
}

it('shows a page without its offer once its last day is over in Hawaii too, while the server runs on, and says so once', async () => {
  await using place = await tempFolder();
  const site = await siteWithOffer(place.folder);
  const app = await startTestApp({ site });
  const get = async (path: string) => (await app.request.get(path)).text;
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  let now = Date.parse('2026-02-01T09:30:00Z');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startEndedOffers(site, () => now, logger);
  expect(await get('/partners')).toContain('<title>/partners</title>');
  expect(lines).toEqual([]);

  now += 60 * 60 * 1000;
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(lines).toHaveLength(1), 60_000);
  expect(lines[0]).toContain('"page":"/partners","validUntil":"2026-01-31"');
  expect(await get('/partners')).toBe('Without offer on 2026-02-01');
  expect(await get('/robots.txt')).toBe('Changed');
  expect((await app.request.get('/partners')).headers['content-type']).toBe('text/html; charset=utf-8');
  stop();
  await app.close();
});

it('shows an offer again that had ended for a clock that was ahead', async () => {
  await using place = await tempFolder();
  const site = await siteWithOffer(place.folder);
  const app = await startTestApp({ site });
  const get = async (path: string) => (await app.request.get(path)).text;
  const [page, robots] = [await get('/partners'), await get('/robots.txt')];
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  let now = Date.parse('2030-01-01');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startEndedOffers(site, () => now, logger);
  expect(await get('/partners')).toBe('Without offer on 2029-12-31');
  for (const [day, shown] of [
    ['2026-01-15', page],
    ['2026-02-02', 'Without offer on 2026-02-01'],
  ] as const) {
    now = Date.parse(day);
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    await expect.poll(() => get('/partners')).toBe(shown);
    expect(await get('/robots.txt')).toBe(shown === page ? robots : 'Changed');
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('has ended'),
    expect.stringContaining('is shown again'),
    expect.stringContaining('has ended'),
  ]);
  stop();
  await app.close();
});

it('tries again after a failure, and leaves the page as it is until then', async () => {
  const leaveOutOffers = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(undefined);
  const site = { offers: [{ path: '/partners', validUntil: '2026-01-31' }], leaveOutOffers };
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  vi.useFakeTimers();
  const stop = await startEndedOffers(site, () => Date.parse('2026-02-02'), logger);
  expect(lines[0]).toContain('could not be left out');
  expect(JSON.parse(lines[0] ?? '').reason).toMatchObject({ name: 'Error', places: expect.any(Array) });
  expect(lines[0]).not.toContain('no memory');
  await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
  stop();
  expect(leaveOutOffers).toHaveBeenCalledTimes(2);
  expect(lines[1]).toContain('an offer has ended');
});
