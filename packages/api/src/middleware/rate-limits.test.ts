import { afterEach, expect, it, vi } from 'vitest';
import { contactBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { systemClock } from '../lib/clock.js';
import { createDailyQuota } from './rate-limits.js';

let app: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
});

it('limit what one address can store in a day', async () => {
  app = await startTestApp({ rateLimit: true, trustProxy: 'loopback' });
  const checkQuota = createDailyQuota(systemClock, () => false, 1_000);
  const from = (ip: string) => ({ ip }) as Parameters<typeof checkQuota>[0];
  checkQuota(from('10.0.0.1'), { message: 'x'.repeat(900) });
  expect(() => checkQuota(from('10.0.0.1'), { message: 'x'.repeat(100) })).toThrow(/tomorrow/);
  checkQuota(from('10.0.0.1'), { message: 'x'.repeat(50) });
  checkQuota(from('10.0.0.2'), { message: 'x'.repeat(900) });
  // A household has a whole IPv6 network.
  checkQuota(from('2001:db8::1'), { message: 'x'.repeat(900) });
  expect(() => checkQuota(from('2001:db8::2'), { message: 'x'.repeat(900) })).toThrow(/tomorrow/);
});

it('include the bytes of all three posts', async () => {
  app = await startTestApp({ rateLimit: true, trustProxy: 'loopback' });
  vi.spyOn(app.stores.leads, 'add').mockResolvedValue({ id: 'x', outcome: 'created' });
  const body = { ...contactBody, message: 'x'.repeat(10_000), company: 'y'.repeat(200) };
  const statuses = new Set<number>();
  // Advance the clock, so that the limit of posts per minute is not reached.
  for (let n = 0; n < 1_100 && !statuses.has(429); n += 1) {
    if (n % 30 === 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    statuses.add((await app.request.post(apiPaths.contact).send(body)).status);
  }
  expect([...statuses]).toEqual([201, 429]);
  const other = await app.request.post(apiPaths.contact).set('X-Forwarded-For', '10.0.0.9').send(body);
  expect(other.status).toBe(201);
});
