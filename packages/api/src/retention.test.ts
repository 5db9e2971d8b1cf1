import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead, subscription } from '../testing/leads.js';
import { tempFolder } from '../testing/test-app.js';
import { SPAM_DAYS, startRetention } from './retention.js';
import { StorageError } from './store/errors.js';
import { type FileStores, openFiles } from './store/files/open-files.js';

const DAY = 86_400_000;
let place: Awaited<ReturnType<typeof tempFolder>>;
let stores: FileStores;
let now: number;
let lines: string[];
const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });

beforeEach(async () => {
  place = await tempFolder();
  now = Date.now();
  stores = await openFiles({ ...place, now: () => now });
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await stores.close();
  await place[Symbol.asyncDispose]();
});

const start = (options: object = {}) => startRetention({ stores, now: () => now, logger, ...options });
const runOnce = async (options?: object) => (await start(options))();
const total = async (kind: 'contact' | 'subscriber') => {
  const page = await stores.leads.page({ kind, spam: false, limit: 1 });
  return (await page.total()).count;
};
const audit = async () => (await stores.auditLog.page({ limit: 9 })).items.map(({ subject }) => subject);

it.each([
  [undefined, undefined],
  [90, 90],
])(
  'erases at the start and each day: leads after %s days, spam and pending subscribers after 30',
  async (days, age) => {
    vi.useFakeTimers();
    const expire = vi.spyOn(stores.leads, 'expire').mockResolvedValue(0);
    const stop = await start({ days });
    const [spam, leads] = [now - SPAM_DAYS * DAY, age && now - age * DAY];
    expect(expire.mock.calls).toEqual([[{ spam, pending: spam, leads }]]);
    await vi.advanceTimersByTimeAsync(DAY - 1);
    expect(expire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(expire).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(expire).toHaveBeenCalledTimes(2);
  },
);

it('does not keep the server from starting when it fails', async () => {
  vi.spyOn(stores.leads, 'expire').mockRejectedValue(new StorageError('full'));
  await runOnce();
  expect(lines.join()).toContain('retention failed');
});

it('erases pending subscribers after 30 days, and has one line a day in the audit log', async () => {
  await stores.leads.add(subscription('a@example.com', { status: 'pending' }));
  for (let day = 0; day <= 30; day += 1, now += DAY) {
    await runOnce();
    await runOnce();
    expect(await total('subscriber')).toBe(1);
  }
  await runOnce();
  expect([await total('subscriber'), await audit()]).toEqual([0, ['1 record', ...Array(8).fill('0 records')]]);
});

it.each(['newest lead', 'last run'])(
  'erases nothing if the clock is a year past the %s, until confirmed',
  async (known) => {
    if (known === 'last run') await runOnce();
    for (let n = 0; n < 20; n += 1) await stores.leads.add(lead(`n${n}`));
    now += 366 * DAY;
    if (known === 'last run') await stores.leads.add(lead('late'));
    const before = await total('contact');
    for (let start = 0; start < 2; start += 1) await runOnce({ days: 365 });
    expect(await total('contact')).toBe(before);
    const today = new Date(now).toISOString().slice(0, 10);
    expect(lines.join()).toContain(`retention is paused and nothing was erased: the clock says ${today}`);
    await runOnce({ days: 365, confirmedOn: Date.parse(today) });
    expect(await total('contact')).toBe(before - 20);
  },
);
