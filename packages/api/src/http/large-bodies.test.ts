import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usedMegabytes } from '../../testing/memory.js';
import { counted } from '../../testing/store-place.js';
import { contactBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths, limits } from '../contract/index.js';
import { listen, type RunningServer } from './http-server.js';

const CLIENTS = 50;
const MEGABYTE = 1024 * 1024;
const PATIENCE = { timeout: 60_000 };
/** V8 frees buffers some time after it has collected them. Sooner than the server gives up a body that does not end, which frees it too. */
const FREED = { timeout: 10_000 };

let app: TestApp;
let server: RunningServer;
/** The server's ends of the connections. */
let received: Set<Socket>;
let clients: Socket[];

beforeEach(async () => {
  app = await startTestApp({ rateLimit: true, trustProxy: 'loopback' });
  received = new Set();
  clients = [];
  const counting = express().use((req, _res, next) => next(void received.add(req.socket)), app.app);
  counting.set('trust proxy', 'loopback');
  server = await listen(counting, { port: 0, host: '127.0.0.1' }, { headersMs: 300_000, requestMs: 300_000 });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.stop();
  await app.close();
});

const postFrom = (address: string, body: object) =>
  fetch(`http://127.0.0.1:${server.port}${apiPaths.contact}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
const statusesOf = async (posts: Promise<Response>[]) => (await Promise.all(posts)).map(({ status }) => status);
const postOthers = () =>
  statusesOf(Array.from({ length: 20 }, (_, n) => postFrom(`10.1.0.${n}`, { ...contactBody, firstName: `n${n}` })));
const all201 = Array.from({ length: 20 }, () => 201);

/** Opens many connections, each from another address. Resolves with what each has received, which grows. */
async function openAll(header: string): Promise<string[]> {
  const texts = Array.from({ length: CLIENTS }, () => '');
  for (const n of texts.keys()) {
    const client = connect(server.port, '127.0.0.1').on('error', () => undefined);
    client.setEncoding('utf8').on('data', (text) => {
      texts[n] = `${texts[n] ?? ''}${text}`;
    });
    await once(client, 'connect');
    client.write(`POST ${apiPaths.contact} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.${n}\r\n${header}\r\n\r\n`);
    clients.push(client);
  }
  return texts;
}
/** Waits until the server has read as much from each of them. */
const untilAllRead = (bytes: number) =>
  vi.waitUntil(() => [...received].filter(({ bytesRead }) => bytesRead >= bytes).length === CLIENTS, PATIENCE);

/** Megabytes in memory more than before. */
async function measureGrowth(): Promise<() => number> {
  await postOthers();
  const sum = () => Object.values(usedMegabytes()).reduce((total, one) => total + one);
  const before = sum();
  return () => sum() - before;
}

it('of many forms at once hold up nobody, and are kept only until each is answered', async () => {
  // Three characters for each byte: the longest form that is read.
  const form = Buffer.from(`firstName=A&junk=${'%41'.repeat(limits.bodyBytes - 100)}`);
  const size = (CLIENTS * form.length) / MEGABYTE;
  const getGrowth = await measureGrowth();
  const responses = await openAll(`Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}`);
  for (const client of clients) client.write(form.subarray(0, -1));
  await untilAllRead(form.length);
  expect(await postOthers()).toEqual(all201);
  expect(responses.join('')).toBe('');
  await vi.waitFor(() => expect(getGrowth()).toBeLessThan(1.5 * size), FREED);

  for (const client of clients) client.write(form.subarray(-1));
  await vi.waitUntil(() => responses.every((text) => text.startsWith('HTTP/1.1 400')), PATIENCE);
  await vi.waitUntil(() => getGrowth() < 0.3 * size, PATIENCE);
});

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'of %s without an end hold up nobody, and are kept up to the limit',
  async (type) => {
    const getGrowth = await measureGrowth();
    const responses = await openAll(`Content-Type: ${type}\r\nTransfer-Encoding: chunked`);
    const length = 20 * limits.bodyBytes;
    const chunk = Buffer.from(`${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`);
    for (const client of clients) client.write(chunk);
    await untilAllRead(chunk.length);
    expect(await postOthers()).toEqual(all201);
    await vi.waitFor(() => expect(getGrowth()).toBeLessThan((4 * CLIENTS * limits.bodyBytes) / MEGABYTE), FREED);
    for (const client of clients) client.write('0\r\n\r\n');
    await vi.waitUntil(() => responses.every((text) => text.startsWith('HTTP/1.1 413')), PATIENCE);
  },
);

it('of many messages at once are stored up to the limit of their sender, with the posts of all others', async () => {
  const large = { ...contactBody, message: 'x'.repeat(limits.long) };
  const posts = Array.from({ length: 100 }, () => postFrom('10.0.0.1', large));
  expect(await postOthers()).toEqual(all201);
  const statuses = await statusesOf(posts);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(posts.length - 30);
  expect((await counted(app.stores.leads.page({ kind: 'contact', spam: false, limit: 1 }))).total).toBe(50);
  expect(app.stores.bytes?.()).toBeLessThan(30 * (limits.long + 1_000) + 20 * 1_000);
});
