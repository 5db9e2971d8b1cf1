import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead } from '../../testing/leads.js';
import { startMailServer } from '../../testing/mail-server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { LeadKind } from '../contract/index.js';
import { createMail } from './mail.js';
import { startOutbox } from './outbox.js';
import { DeliveryError, type Send } from './send.js';

const PATIENCE_MS = 60_000;
const WINDOW_MS = 600_000;
let app: TestApp;
let worker: ReturnType<typeof startOutbox> | undefined;
/** The worker's clock is behind the store's, so that every retry is due immediately. */
let now = 0;

beforeEach(async () => {
  app = await startTestApp();
  now = Date.now() - 10 * WINDOW_MS;
});
afterEach(async () => {
  await worker?.stop();
  await app.close();
});

const add = (count: number, kind: LeadKind = 'contact') =>
  Promise.all(
    Array.from({ length: count }, (_, n) => app.stores.leads.add(lead(`n${n}`, { kind, channels: ['mail'] }))),
  );

/** Starts the worker, or wakes it, and waits until it has seen everything that is due. */
async function run(send?: Send) {
  const claim = vi.spyOn(app.stores.outbox, 'claim');
  const { outbox } = app.stores;
  if (send) {
    const logger = pino({ level: 'silent' });
    worker = startOutbox({ outbox, senders: new Map([['mail', send]]), logger, now: () => now, pollMs: 10 });
  }
  await vi.waitFor(async () => {
    const claimed = await Promise.all(claim.mock.results.map(({ value }) => value));
    expect(claimed.slice(-3).map(({ length }) => length)).toEqual([0, 0, 0]);
  }, PATIENCE_MS);
  claim.mockRestore();
}

const states = async () => {
  const { items } = await app.stores.outbox.page({ limit: 500 });
  const count = (wanted: string) => items.filter(({ state }) => state === wanted).length;
  return { sent: count('sent'), pending: count('pending'), failed: count('failed') };
};

it('mails the first ten leads of a flood, and counts the others in one digest per ten minutes', async () => {
  const server = await startMailServer();
  const send = createMail({
    url: server.url,
    from: 'site@example.com',
    to: 'staff@example.com',
    inbox: 'https://www.example.com/admin',
  });
  await add(120);
  await add(80, 'partnership');
  await run(send);
  now += WINDOW_MS - 1;
  await run();
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 10, pending: 190, failed: 0 }), PATIENCE_MS);
  expect(server.mails).toHaveLength(10);

  now += 1;
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 200, pending: 0, failed: 0 }), PATIENCE_MS);
  expect(server.mails).toHaveLength(11);
  const digest = server.mails.at(-1) ?? '';
  expect(digest).toContain('Subject: More leads: 190');
  expect(digest).toContain('partnership inquiry: 80');
  expect(digest).toContain('https://www.example.com/admin');
  expect(digest).not.toContain('n1@example.com');

  // The next window began with the digest.
  await add(30);
  now += WINDOW_MS - 1;
  await run();
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 210, pending: 20, failed: 0 }), PATIENCE_MS);
  now += 1;
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 230, pending: 0, failed: 0 }), PATIENCE_MS);
  expect(server.mails).toHaveLength(22);
  server.close();
});

it('retries a digest that the mail server refused, without counting erased leads', async () => {
  const single = vi.fn(async () => undefined);
  const digest = vi.fn(async (_: readonly unknown[]) => undefined);
  digest.mockRejectedValueOnce(new DeliveryError('SMTP 451'));
  await add(15);
  await run(Object.assign(single, { digest }));
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 10, pending: 5, failed: 0 }), PATIENCE_MS);
  const { items } = await app.stores.outbox.page({ limit: 500 });
  const held = items.filter(({ state }) => state === 'pending');
  expect(held).toHaveLength(5);
  await app.stores.leads.erase([held[0]?.leadId ?? ''], 'staff');

  const finish = vi.spyOn(app.stores.outbox, 'finish');
  now += WINDOW_MS;
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 14, pending: 0, failed: 0 }), PATIENCE_MS);
  expect(digest.mock.calls[0]?.[0]).toHaveLength(4);
  const refused = finish.mock.calls.filter(([, { error }]) => error === 'SMTP 451').map(([id]) => id);
  expect(refused.sort()).toEqual(
    held
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  );
  expect(digest.mock.calls.length).toBeGreaterThan(1);
});

it('mails leads one by one if few arrive', async () => {
  const single = vi.fn(async () => undefined);
  const digest = vi.fn(async () => undefined);
  const send = Object.assign(single, { digest });
  for (let day = 0; day < 3; day += 1) {
    await add(10);
    await run(day === 0 ? send : undefined);
    now += WINDOW_MS;
  }
  await vi.waitFor(() => expect(single).toHaveBeenCalledTimes(30), PATIENCE_MS);
  expect(digest).not.toHaveBeenCalled();
});

it('mails a lead by itself that arrives while the ten minutes end', async () => {
  const single = vi.fn(async () => undefined);
  const digest = vi.fn(async () => undefined);
  await add(10);
  await run(Object.assign(single, { digest }));
  expect(single).toHaveBeenCalledTimes(10);
  const { outbox } = app.stores;
  const claim = outbox.claim.bind(outbox);
  let added = false;
  vi.spyOn(outbox, 'claim').mockImplementation(async (limit, leaseMs, channel) => {
    if (channel === 'mail' && !added) {
      added = true;
      await add(1);
      now += WINDOW_MS;
    }
    return claim(limit, leaseMs, channel);
  });
  await vi.waitFor(() => expect(single.mock.calls.length + digest.mock.calls.length).toBe(11), PATIENCE_MS);
  expect(digest).not.toHaveBeenCalled();
});
