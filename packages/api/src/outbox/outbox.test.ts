import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lead } from '../../testing/leads.js';
import { contactBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiHeaders, apiPaths, resendPath } from '../contract/index.js';
import type { Channel } from '../store/ports.js';
import { createMail } from './mail.js';
import { nextAttemptAt, startOutbox } from './outbox.js';
import type { Send } from './send.js';
import { createWebhook, signature } from './webhook.js';

/** A busy machine may pause for seconds. */
const PATIENCE_MS = 60_000;
const SECRET = 'a secret of sixteen or more';
let app: TestApp;
let outbox: ReturnType<typeof startOutbox> | undefined;
let wake = () => {};

const run = (senders: [Channel, Send][], now = Date.now, attemptMs?: number) => {
  outbox = startOutbox({
    outbox: app.stores.outbox,
    senders: new Map(senders),
    logger: pino({ level: 'silent' }),
    now,
    pollMs: 10,
    attemptMs,
    stopGraceMs: 500,
  });
  wake = outbox.wake;
};
const deliveries = async () => (await app.request.get(apiPaths.outbox).set('Cookie', app.cookie)).body;

beforeEach(async () => {
  app = await startTestApp({ channels: ['webhook'], onLead: () => wake() });
});
afterEach(async () => {
  await outbox?.stop();
  await app.close();
});

async function receiver(responses: number[]) {
  const received: { body: string; headers: Record<string, unknown> }[] = [];
  const server: Server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    received.push({ body, headers: req.headers });
    res.writeHead(responses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    received,
    webhook: createWebhook({ url, secret: SECRET, now: Date.now }),
    close: () => server.close(),
  };
}

it('announces a lead by a signed webhook, retries after a failure, and lists both', async () => {
  const hook = await receiver([500]);
  run([['webhook', hook.webhook]]);
  const { body } = await app.request
    .post(apiPaths.contact)
    .set(apiHeaders.leadSource, '{"page":"/contact-us"}')
    .send(contactBody);
  await vi.waitFor(
    async () => expect(await deliveries()).toMatchObject([{ leadId: body.id, state: 'sent', attempts: 2 }]),
    PATIENCE_MS,
  );
  expect(hook.received).toHaveLength(2);
  const last = hook.received[1];
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    event: 'lead.created',
    kind: 'contact',
    lead: { id: body.id, firstName: 'Ada', source: { page: '/contact-us' } },
  });
  const sent = String(last?.headers['x-boundless-signature']);
  const seconds = Number(/^t=(\d+),/.exec(sent)?.[1]);
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  expect(sent).toBe(signature(SECRET, seconds, last?.body ?? ''));
  expect(last?.headers['x-boundless-delivery']).toBe(`${body.id}.webhook`);

  await app.request
    .post(resendPath(`${body.id}.webhook`))
    .set('Cookie', app.cookie)
    .expect(202);
  await vi.waitFor(() => expect(hook.received).toHaveLength(3), PATIENCE_MS);
  hook.close();
});

it('never announces spam', async () => {
  const send = vi.fn(async () => undefined);
  run([['webhook', send]]);
  await app.request.post(apiPaths.contact).set('X-Form-Trap', 'x').send(contactBody).expect(201);
  await app.request.post(apiPaths.contact).send(contactBody).expect(201);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), PATIENCE_MS);
  expect(await deliveries()).toHaveLength(1);
});

it('accepts a lead although its delivery fails', async () => {
  run([['webhook', () => Promise.reject(new Error('ada@example.com is unreachable'))]]);
  await app.request.post(apiPaths.contact).send(contactBody).expect(201);
  await vi.waitFor(
    async () => expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 1, error: 'internal' }]),
    PATIENCE_MS,
  );
});

it('aborts an attempt that does not end', async () => {
  run([['webhook', () => new Promise(() => {})]], Date.now, 50);
  await app.request.post(apiPaths.contact).send(contactBody).expect(201);
  await vi.waitFor(
    async () => expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 1, error: 'timeout' }]),
    PATIENCE_MS,
  );
});

it('sends through one channel while the receiver of the other one hangs', async () => {
  const both = await startTestApp({ channels: ['mail', 'webhook'], onLead: () => wake() });
  const webhook = vi.fn(async () => undefined);
  const mail = vi.fn(() => new Promise<void>(() => {}));
  outbox = startOutbox({
    outbox: both.stores.outbox,
    senders: new Map<Channel, Send>([
      ['mail', mail],
      ['webhook', webhook],
    ]),
    logger: pino({ level: 'silent' }),
    now: Date.now,
    pollMs: 10,
    stopGraceMs: 0,
  });
  wake = outbox.wake;
  for (let n = 0; n < 30; n += 1) await both.request.post(apiPaths.contact).send(contactBody).expect(201);
  await vi.waitFor(() => expect(webhook).toHaveBeenCalledTimes(30), PATIENCE_MS);
  expect(mail).toHaveBeenCalledTimes(10);
  await outbox.stop();
  await both.close();
});

it('does not look for deliveries at each of many new leads', async () => {
  const claim = vi.fn(async () => []);
  const logger = pino({ level: 'silent' });
  const senders = new Map();
  outbox = startOutbox({ outbox: { ...app.stores.outbox, claim }, senders, logger, now: Date.now, pollMs: 3_600_000 });
  const start = performance.now();
  for (let n = 0; n < 500; n += 1) {
    outbox.wake();
    await new Promise(setImmediate);
  }
  const intervals = Math.ceil((performance.now() - start) / 100);
  const channels = 3;
  expect(claim.mock.calls.length).toBeLessThanOrEqual(channels * (intervals + 2));
});

describe('a stop', () => {
  /** A server that accepts connections and never answers, and its first connection. */
  async function silentServer() {
    const server = createTcpServer((socket) => socket.resume().on('error', () => undefined));
    const connection = new Promise<Socket>((resolve) => server.once('connection', resolve));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { connection, port: (server.address() as AddressInfo).port, close: () => server.close() };
  }

  it.each<[Channel, (port: number) => Send]>([
    ['webhook', (port) => createWebhook({ url: `http://127.0.0.1:${port}/`, secret: SECRET, now: Date.now })],
    [
      'mail',
      (port) =>
        createMail({ url: `smtp://127.0.0.1:${port}`, from: 'site@example.com', to: 'a@example.com', inbox: '' }),
    ],
  ])('aborts an attempt in flight by %s, and the next start tries again', async (channel, sender) => {
    const silent = await silentServer();
    await app.stores.leads.add(lead('a', { channels: [channel] }));
    run([[channel, sender(silent.port)]]);
    const connection = await silent.connection;
    const start = performance.now();
    await outbox?.stop();
    // Without a stop, an attempt takes 10 seconds or more.
    expect(performance.now() - start).toBeLessThan(9_000);
    await vi.waitFor(() => expect(connection.destroyed).toBe(true), PATIENCE_MS);
    expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 0 }]);
    silent.close();
  });

  it('waits for an attempt in flight, so that it is not made twice', async () => {
    await app.stores.leads.add(lead('a', { channels: ['webhook'] }));
    let accept = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          accept = resolve;
        }),
    );
    run([['webhook', send]]);
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), PATIENCE_MS);
    const stopped = outbox?.stop();
    accept();
    await stopped;
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('gives back the lease of an attempt that does not end, so that another process need not wait for it', async () => {
    await app.stores.leads.add(lead('a', { channels: ['webhook'] }));
    const send = vi.fn(() => new Promise<void>(() => {}));
    run([['webhook', send]]);
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), PATIENCE_MS);
    expect(await app.stores.outbox.claim(1, 60_000)).toEqual([]);
    await outbox?.stop();
    expect(await app.stores.outbox.claim(1, 60_000)).toHaveLength(1);
  });

  it('does not start a queued attempt', async () => {
    for (let n = 0; n < 15; n += 1) await app.stores.leads.add(lead(`n${n}`, { channels: ['webhook'] }));
    const send = vi.fn(() => new Promise<void>(() => {}));
    run([['webhook', send]]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(10), PATIENCE_MS);
    await outbox?.stop();
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('does not start an attempt that it was reading', async () => {
    await app.stores.leads.add(lead('a', { channels: ['webhook'] }));
    const send = vi.fn(async () => undefined);
    const claim = app.stores.outbox.claim.bind(app.stores.outbox);
    let stopped: Promise<void> | undefined;
    app.stores.outbox.claim = async (...wanted) => {
      const due = await claim(...wanted);
      stopped ??= outbox?.stop();
      return due;
    };
    run([['webhook', send]]);
    await vi.waitFor(() => expect(stopped).toBeDefined(), PATIENCE_MS);
    await stopped;
    expect(send).not.toHaveBeenCalled();
    expect(await claim(1, 60_000)).toHaveLength(1);
  });
});

it('gives up on a mail server that does not answer', async () => {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mail = createMail({ url, from: 'site@example.com', to: 'staff@example.com', inbox: '', timeoutMs: 100 });
  await app.request.post(apiPaths.contact).send(contactBody);
  const [due] = await app.stores.outbox.claim(1, 1);
  await expect(mail(due as NonNullable<typeof due>)).rejects.toThrow('ETIMEDOUT');
  server.close();
});

describe('the waits between attempts', () => {
  it('grow, and end after the last attempt', () => {
    const waits = Array.from({ length: 11 }, (_, attempts) => nextAttemptAt(attempts + 1, 0, 0));
    expect(waits.slice(0, 3)).toEqual([1_000, 5_000, 30_000]);
    expect(waits.at(-1)).toBeUndefined();
    expect(nextAttemptAt(1, 0, 1)).toBe(1_200);
  });
});
