import { afterEach, expect, it, vi } from 'vitest';
import { contactBody, startTestApp, type TestApp } from '../testing/test-app.js';
import { apiPaths } from './contract/index.js';
import { createMetrics } from './metrics.js';

const TOKEN = 'a token of sixteen or more';
let app: TestApp;
afterEach(() => app.close());

async function start() {
  const inner = await startTestApp();
  const metrics = createMetrics({
    ...inner.stores,
    bytes: () => 4_711,
    retention: () => ({ state: 'paused', overdue: 12 }),
  });
  app = await startTestApp({ stores: inner.stores, metrics, metricsToken: TOKEN, rateLimit: true });
  return app.request;
}

it('count requests, records, deliveries and refusals, and contain no personal data', async () => {
  const request = await start();
  await request.post(apiPaths.contact).send(contactBody).expect(201);
  await request.post(apiPaths.contact).set('X-Form-Trap', 'x').send(contactBody).expect(201);
  await request.get('/ada@example.com').expect(404);
  for (let n = 0; n < 30; n += 1) await request.post(apiPaths.contact).send({});
  const { text, headers } = await request.get(apiPaths.metrics).expect(200);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const line of [
    'boundless_requests_total{method="POST",route="/api/contact",status="201"} 2',
    'boundless_requests_total{method="POST",route="/api/contact",status="400"} 28',
    'boundless_rate_limited_total 2',
    'boundless_stored_leads{kind="contact",spam="false"} 1',
    'boundless_stored_leads{kind="contact",spam="true"} 1',
    'boundless_stored_bytes 4711',
    'boundless_deliveries{state="failed"} 0',
    'boundless_retention_state{state="running"} 0',
    'boundless_retention_state{state="paused"} 1',
    'boundless_retention_overdue 12',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('ada@example.com');
});

it('are served while the database does not answer, except those of its content', async () => {
  const inner = await startTestApp();
  const { leads, outbox } = inner.stores;
  const metrics = createMetrics({ leads, outbox, bytes: () => 4_711 });
  expect(await metrics.register.metrics()).toContain('boundless_stored_leads{');
  vi.spyOn(leads, 'page').mockRejectedValue(new Error('away'));
  vi.spyOn(outbox, 'page').mockRejectedValue(new Error('away'));
  app = await startTestApp({ stores: inner.stores, metrics });
  const { text } = await app.request.get(apiPaths.metrics).expect(200);
  expect(text).toContain('boundless_stored_bytes 4711');
  expect(text).not.toContain('boundless_stored_leads{');
});

it('can be read from this machine, or with the token', async () => {
  const request = await start();
  const throughProxy = () => request.get(apiPaths.metrics).set('X-Forwarded-For', '127.0.0.1');
  expect((await throughProxy()).status).toBe(401);
  expect((await throughProxy().set('Authorization', 'Bearer wrong')).status).toBe(401);
  expect((await throughProxy().set('Authorization', `Bearer ${TOKEN}`)).status).toBe(200);
  for (const [host, status] of [
    ['attacker.example', 401],
    ['localhost:3000', 200],
    ['[::1]:3000', 200],
  ] as const)
    expect((await request.get(apiPaths.metrics).set('Host', host)).status).toBe(status);
  const post = await request.post(apiPaths.metrics);
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});
