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

const start = (options: object = {}) =>
  startRetention({ stores, now: () => now, logger, auditDays: 400, refusalDays: 30, ...options });
/** Runs once and resolves with the state afterwards. */
async function runOnce(options?: object) {
  const retention = start(options);
  await retention.firstRun;
  await retention.stop();
  return retention.status();
}
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
    const { firstRun, stop } = start({ days });
    await firstRun;
    const [spam, leads] = [now - SPAM_DAYS * DAY, age && now - age * DAY];
    expect(expire.mock.calls).toEqual([[{ spam, pending: spam, leads }]]);
    await vi.advanceTimersByTimeAsync(DAY - 1);
    expect(expire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(expire).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(expire).toHaveBeenCalledTimes(2);
  },
);

it('tries again an hour after it failed, and says how many leads are overdue until then', async () => {
  await stores.leads.add(lead('spam', { spam: true }));
  now += 31 * DAY;
  vi.useFakeTimers();
  vi.spyOn(stores.leads, 'expire').mockRejectedValueOnce(new StorageError('full'));
  const { firstRun, status, stop } = start({ confirmedOn: now });
  await firstRun;
  expect([status(), lines.join()]).toEqual([
    { state: 'failing', overdue: 1 },
    expect.stringContaining('retention failed'),
  ]);
  await vi.advanceTimersByTimeAsync(DAY / 24);
  vi.useRealTimers();
  await vi.waitFor(() => expect(status()).toEqual({ state: 'running', overdue: 0 }));
  await stop();
});

it('erases step by step until nothing is left', async () => {
  vi.spyOn(stores.leads, 'countExpired').mockResolvedValue(12_000);
  const overdue: number[] = [];
  const steps = [5_000, 5_000, 2_000, 0];
  const retention = start();
  vi.spyOn(stores.leads, 'expire').mockImplementation(async () => {
    overdue.push(retention.status().overdue);
    return steps.shift() ?? 0;
  });
  await retention.firstRun;
  expect([overdue, retention.status().overdue]).toEqual([[12_000, 7_000, 2_000, 0], 0]);
  await retention.stop();
});

it('erases lines of the audit log after their own time, refused sign-ins earlier', async () => {
  const add = (action: 'sign-in' | 'sign-in-refused') => stores.auditLog.add({ action, address: '192.0.2.1' });
  const actions = async () => {
    await runOnce({ confirmedOn: now });
    return (await stores.auditLog.page({ limit: 500 })).items.flatMap(({ action }) =>
      action === 'retention' ? [] : action,
    );
  };
  for (const action of ['sign-in', 'sign-in-refused'] as const) await add(action);
  now += 30 * DAY;
  expect(await actions()).toEqual(['sign-in-refused', 'sign-in']);
  now += 1;
  expect(await actions()).toEqual(['sign-in']);
  now += 370 * DAY;
  expect(await actions()).toEqual([]);
  expect(JSON.stringify(stores.journal.entries)).not.toContain('192.0.2.1');
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
    for (let start = 0; start < 2; start += 1)
      expect(await runOnce({ days: 365 })).toEqual({ state: 'paused', overdue: 20 });
    expect(await total('contact')).toBe(before);
    const today = new Date(now).toISOString().slice(0, 10);
    expect(lines.join()).toContain(`retention is paused and nothing was erased: the clock says ${today}`);
    await runOnce({ days: 365, confirmedOn: Date.parse(today) });
    expect(await total('contact')).toBe(before - 20);
  },
);

it('keeps leads that arrived while the clock was behind as long as the last lead before them', async () => {
  const today = now;
  await stores.leads.add(lead('before'));
  now = Date.UTC(2020, 0, 1);
  await stores.leads.add(lead('behind'));
  await stores.leads.add(subscription('a@example.com', { status: 'pending' }));
  now = today + DAY;
  await stores.leads.add(lead('after'));
  expect(await runOnce({ days: 365 })).toEqual({ state: 'running', overdue: 0 });
  expect([await total('contact'), await total('subscriber')]).toEqual([3, 1]);
  now = today + 365 * DAY + 1;
  await runOnce({ days: 365, confirmedOn: now });
  expect([await total('contact'), await total('subscriber')]).toEqual([1, 0]);
});

it('ignores a confirmation for a day to come, which would allow every wrong clock until then', async () => {
  await stores.leads.add(lead('ada'));
  const typo = now + 3650 * DAY;
  now += 366 * DAY;
  expect(await runOnce({ days: 365, confirmedOn: typo })).toEqual({ state: 'paused', overdue: 1 });
  expect(lines.join()).toContain('RETENTION_CONFIRMED_ON is a day to come and has no effect');
  expect(await total('contact')).toBe(1);
  // Today in Auckland is tomorrow in UTC.
  await runOnce({ days: 365, confirmedOn: now + DAY / 2 });
  expect(await total('contact')).toBe(0);
});
