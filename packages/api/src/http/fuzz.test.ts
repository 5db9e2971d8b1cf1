import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-request.js';
import { contactBody, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { listen, type RunningServer } from './http-server.js';

/** The cases are the same each time. `FUZZ_RUNS` and `FUZZ_SEED` select more or other ones. */
const runs = Number(process.env.FUZZ_RUNS ?? 150);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const parameters = { numRuns: runs, seed };
const timeout = 300_000 + runs * 100;

let app: TestApp;
let server: RunningServer;
beforeAll(async () => {
  app = await startTestApp();
  server = await listen(app.app, { port: 0, host: '127.0.0.1' }, { headersMs: 200, requestMs: 300 });
});
afterAll(async () => {
  await server.stop();
  await app.close();
});

/** Expects no 5xx, and JSON errors. */
function expectNoFault(response: string) {
  for (const part of response.split(/(?=HTTP\/1\.1 \d{3} )/)) {
    const [, status = '', body = ''] = /^HTTP\/1\.1 (\d{3}) .*?\r\n\r\n(.*)$/s.exec(part) ?? [];
    expect(Number(status)).toBeGreaterThan(99);
    expect(Number(status)).toBeLessThan(500);
    if (Number(status) >= 400 && body !== '') expect(JSON.parse(body)).toHaveProperty('error');
  }
}

const piece = fc.oneof(
  fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'CONNECT', ' ', '/', '*', ...Object.values(apiPaths)),
  fc.constantFrom(' HTTP/1.1\r\n', ' HTTP/1.0\r\n', 'Host: x\r\n', 'Host: ', '\r\n', '\r\n\r\n', ':', '\0', '%', '?q='),
  fc.constantFrom(
    'Content-Length: 5\r\n',
    'Content-Length: -1\r\n',
    'Transfer-Encoding: chunked\r\n',
    '5\r\nhello\r\n0\r\n\r\n',
  ),
  fc.constantFrom(
    'Content-Type: application/json\r\n',
    'Cookie: boundless_session=',
    'Expect: 100-continue\r\n',
    'Connection: upgrade\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

it('answers random bytes with a status below 500, or closes the connection', { timeout }, async () => {
  const request = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
  // At the same time: the server waits a second for the rest of most of them.
  const requests = fc.array(request, { minLength: 25, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(requests, async (texts) => {
      const responses = texts.map((text) => rawRequest(server.port, text, '\r\n\r\n').catch(() => ''));
      for (const response of await Promise.all(responses)) if (response !== '') expectNoFault(response);
    }),
    { ...parameters, numRuns: Math.ceil(runs / 75) },
  );
  expect((await app.request.get(apiPaths.health)).status).toBe(200);
});

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', 'a@b.co', '\uD800', '__proto__', 'x'.repeat(10_001), '%', '=1+1'),
  fc.jsonValue({ maxDepth: 2 }),
);
const names = [
  ...new Set([...Object.keys(contactBody), ...Object.keys(partnershipBody), '__proto__', 'consent', 'source']),
];
const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 });
const posts = fc.constantFrom(apiPaths.contact, apiPaths.partnerships, apiPaths.subscribe);

it.each([
  ['JSON', 'json', (body: object) => JSON.stringify(body)],
  [
    'a form',
    'form',
    (body: object) =>
      Object.entries(body)
        .map(([name, text]) => `${name}=${text}`)
        .join('&'),
  ],
])('stores or refuses random fields as %s', { timeout }, async (_name, type, write) => {
  await fc.assert(
    fc.asyncProperty(posts, fields, fc.boolean(), async (path, body, isWhole) => {
      const whole = path === apiPaths.partnerships ? partnershipBody : contactBody;
      const response = await app.request
        .post(path)
        .type(type)
        .redirects(0)
        .send(write({ ...(isWhole && whole), ...body }));
      expect([200, 201, 303, 400]).toContain(response.status);
      if (response.status === 400) expect(response.body.error).toEqual(expect.any(String));
    }),
    parameters,
  );
  // Stored leads can be read again.
  await app.request.get(apiPaths.contacts).set('Cookie', app.cookie).expect(200);
});
