import { once } from 'node:events';
import http, { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-request.js';
import { counted } from '../../testing/store-place.js';
import { contactBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { listen, type RunningServer } from './http-server.js';

let app: TestApp;
let server: RunningServer;

beforeEach(async () => {
  app = await startTestApp();
  server = await listen(app.app, { port: 0, host: '127.0.0.1' }, { headersMs: 300, requestMs: 600 });
});
afterEach(async () => {
  await server.stop();
  await app.close();
});

const post = (body: object) =>
  fetch(`http://127.0.0.1:${server.port}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it.each([
  ['the headers', 'POST /api/contact HTTP/1.1\r\nHost: x\r\n'],
  [
    'the body',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
  ],
])('closes the connection of a client that never finishes %s', async (_name, text) => {
  const response = await rawRequest(server.port, text);
  expect(response).toMatch(/^HTTP\/1.1 408 /);
  expect(response).toContain('{"error":"The request took too long"}');
});

describe('a connection', () => {
  // More than the kernel buffers for both ends of a connection.
  const MEGABYTES = 64;
  const SOCKET_TIMEOUT_MS = 500;
  let quick: RunningServer;
  beforeEach(async () => {
    const large = express().get('/', (_req, res) => void res.end(Buffer.alloc(MEGABYTES * 1024 * 1024)));
    const times = { headersMs: 300, requestMs: 300, socketTimeoutMs: SOCKET_TIMEOUT_MS, keepAliveMs: 30_000 };
    quick = await listen(large, { port: 0, host: '127.0.0.1' }, times);
  });
  afterEach(() => quick.stop());

  it('is cut if its client does not read the response', async () => {
    const socket = connect(quick.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await sleep(1_200);
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    await once(socket, 'close');
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(MEGABYTES * 1024 * 1024);
  });

  it('is kept if its client reads the response slowly', async () => {
    const socket = connect(quick.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const start = performance.now();
    let received = 0;
    for await (const chunk of socket) {
      received += chunk.length;
      await sleep(1);
    }
    expect(received).toBeGreaterThan(MEGABYTES * 1024 * 1024);
    expect(performance.now() - start).toBeGreaterThan(SOCKET_TIMEOUT_MS);
  });

  it('may be idle between two requests for longer than a request may take, and is closed by a stop', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = () =>
      new Promise<boolean>((resolve, reject) => {
        const request = http.get({ agent, port: quick.port, host: '127.0.0.1' }, (response) =>
          response.resume().once('end', () => resolve(request.reusedSocket)),
        );
        request.once('error', reject);
      });
    expect(await get()).toBe(false);
    // Node looks for slow requests once a second.
    await sleep(1_500);
    expect(await get()).toBe(true);
    const start = performance.now();
    await quick.stop();
    // A stop waits ten seconds for a connection that is in use.
    expect(performance.now() - start).toBeLessThan(9_000);
  });
});

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['an expectation of who knows what', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 417],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  ['a host with blanks', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['a host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
  ['a host with half a bracket', 'GET /healthz HTTP/1.1\r\nHost: [::1\r\n\r\n', 400],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['GET *', 'GET * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['an address without a slash', 'GET x HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('answers %s in JSON', async (_name, text, status) => {
  const response = await rawRequest(server.port, text);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\{"error":"[^"]+"\\}$`, 's'));
});

it.each(['localhost', 'www.example.com:3000', '[::1]:3000', 'xn--bcher-kva.example', ''])(
  'accepts the host "%s"',
  async (host) => {
    const response = await rawRequest(
      server.port,
      `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1.1 200 /);
  },
);

it('answers a post, and then the malformed request after it', async () => {
  const body = JSON.stringify(contactBody);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const response = await rawRequest(server.port, `${head}Content-Length: ${body.length}\r\n\r\n${body}garbage\r\n\r\n`);
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 400']);
  expect(response).toMatch(/\{"error":"The request could not be read"\}$/);
});

it('stores each of 1,000 simultaneous leads once', async () => {
  await server.stop();
  // Client and server share a thread here, so the last one may wait long on a busy machine.
  server = await listen(app.app, { port: 0, host: '127.0.0.1' }, { headersMs: 60_000, requestMs: 60_000 });
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => post({ ...contactBody, firstName: `n${n}` })),
  );
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: string }).id));
  expect(responses.every(({ status }) => status === 201)).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  expect((await counted(app.stores.leads.page({ kind: 'contact', spam: false, limit: 1 }))).total).toBe(1_000);
});

it('answers requests in flight when it is stopped, and no later ones', async () => {
  await server.stop();
  let taken = 0;
  const count: RequestHandler = (_req, _res, next) => {
    taken += 1;
    next();
  };
  server = await listen(express().use(count, app.app), { port: 0, host: '127.0.0.1' });
  let accepted = 0;
  let refused = 0;
  let wrong = 0;
  const client = async () => {
    for (;;) {
      try {
        const response = await post(contactBody);
        if (response.status === 201) accepted += 1;
        else wrong += 1;
        await response.text();
      } catch {
        refused += 1;
        return;
      }
    }
  };
  const clients = Promise.all(Array.from({ length: 16 }, client));
  await expect.poll(() => accepted).toBeGreaterThan(20);
  await server.stop();
  await clients;
  expect(wrong).toBe(0);
  expect(refused).toBe(16);
  // These were refused before the server had read anything.
  expect(taken).toBe(accepted);
  expect((await counted(app.stores.leads.page({ kind: 'contact', spam: false, limit: 1 }))).total).toBe(accepted);
});
