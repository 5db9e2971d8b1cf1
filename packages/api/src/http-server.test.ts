import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type RunningServer } from './http-server.js';
import { rawRequest } from './testing/raw-request.js';
import { contactBody, startTestApp, type TestApp } from './testing/test-app.js';

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
])('hangs up on a client that never finishes %s', async (_name, text) => {
  const answer = await rawRequest(server.port, text);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('{"error":"The request took too long"}');
});

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('answers %s in JSON', async (_name, text, status) => {
  const answer = await rawRequest(server.port, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\{"error":"[^"]+"\\}$`, 's'));
});

it('stores 1,000 leads that come at once, each once', async () => {
  await server.stop();
  // Client and server share one thread here: on a busy machine the last of them may have to wait for long.
  server = await listen(app.app, { port: 0, host: '127.0.0.1' }, { headersMs: 60_000, requestMs: 60_000 });
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => post({ ...contactBody, firstName: `n${n}` })),
  );
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  expect((await app.store.page({ kind: 'contact', spam: false, limit: 1 })).total).toBe(1_000);
});

it('answers what is under way when it is stopped, and nothing after', async () => {
  let accepted = 0;
  let refused = 0;
  let wrong = 0;
  const client = async () => {
    for (;;) {
      try {
        const answer = await post(contactBody);
        if (answer.status === 201) accepted += 1;
        else wrong += 1;
        await answer.text();
      } catch {
        refused += 1;
        return;
      }
    }
  };
  const clients = Promise.all(Array.from({ length: 16 }, client));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await server.stop();
  await clients;
  expect(wrong).toBe(0);
  expect(refused).toBe(16);
  expect((await app.store.page({ kind: 'contact', spam: false, limit: 1 })).total).toBe(accepted);
});
