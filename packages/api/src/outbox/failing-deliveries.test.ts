import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead } from '../../testing/leads.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { startOutbox } from './outbox.js';
import { DeliveryError, type Send } from './send.js';

const PATIENCE_MS = 60_000;
let app: TestApp;
let worker: ReturnType<typeof startOutbox> | undefined;
let lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  app = await startTestApp();
  lines = [];
});
afterEach(async () => {
  await worker?.stop();
  await app.close();
});

/** Starts the worker with a clock that is behind the store's, so that every retry is due immediately. */
function run(send: Send): void {
  const logger = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { outbox } = app.stores;
  const now = () => Date.now() - 7 * 24 * 60 * 60 * 1_000;
  worker = startOutbox({ outbox, senders: new Map([['mail', send]]), logger, now, pollMs: 10 });
}
const add = (name: string) => app.stores.leads.add(lead(name, { channels: ['mail'] }));
const untilStates = (...wanted: string[]) =>
  vi.waitFor(async () => {
    const { items } = await app.stores.outbox.page({ limit: 10 });
    expect(items.map(({ state }) => state)).toEqual(wanted);
  }, PATIENCE_MS);

it('logs once that a channel does not deliver and why, and that it delivers again', async () => {
  const refusals = ['EAUTH', 'EAUTH', 'EAUTH', 'SMTP 550', undefined];
  run(() => {
    const reason = refusals.shift();
    return reason ? Promise.reject(new DeliveryError(reason)) : Promise.resolve();
  });
  await add('ada');
  await untilStates('sent');
  expect(lines).toEqual([
    { level: 40, channel: 'mail', error: 'EAUTH', msg: 'a notification was not delivered: it is sent again later' },
    { level: 40, channel: 'mail', error: 'SMTP 550', msg: 'a notification was not delivered: it is sent again later' },
    { level: 30, channel: 'mail', msg: 'notifications are delivered again' },
  ]);
});

it('logs each notification that is given up', async () => {
  run(() => Promise.reject(new DeliveryError('EAUTH')));
  await add('ada');
  await untilStates('failed');
  await add('noor');
  await untilStates('failed', 'failed');
  expect(lines.filter(({ level }) => level === 50)).toEqual(
    Array(2).fill({
      level: 50,
      channel: 'mail',
      error: 'EAUTH',
      count: 1,
      msg: 'notifications are given up: staff can send them again on /admin',
    }),
  );
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
});

it('does not log that a limit makes a mail wait', async () => {
  const refusals = ['limited', 'limited', undefined];
  run(() => {
    const reason = refusals.shift();
    return reason ? Promise.reject(new DeliveryError(reason)) : Promise.resolve();
  });
  await add('ada');
  await untilStates('sent');
  expect(lines).toEqual([]);
});
