import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { SPAM_DAYS, startRetention } from './retention.js';
import { StorageError } from './store/errors.js';
import type { Leads } from './store/ports.js';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const logger = pino({ level: 'silent' });
afterEach(() => vi.useRealTimers());

it.each([
  [undefined, undefined],
  [90, NOW - 90 * DAY],
])('erases at the start and each day: leads after %s days, spam always', async (days, leads) => {
  vi.useFakeTimers();
  const expire = vi.fn(async () => 0);
  const stop = await startRetention({ leads: { expire } as unknown as Leads, days, now: () => NOW, logger });
  expect(expire.mock.calls).toEqual([[{ spam: NOW - SPAM_DAYS * DAY, leads }]]);
  await vi.advanceTimersByTimeAsync(DAY - 1);
  expect(expire).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(expire).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(expire).toHaveBeenCalledTimes(2);
});

it('does not keep the server from starting when it fails', async () => {
  const expire = async () => Promise.reject(new StorageError('full'));
  const stop = await startRetention({ leads: { expire } as unknown as Leads, now: () => NOW, logger });
  stop();
});
