import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactBody, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bodies = {
  [apiPaths.subscribe]: { email: 'a@example.com' },
  [apiPaths.contact]: contactBody,
  [apiPaths.partnerships]: {
    ...partnershipBody,
    jobTitle: 'CFO',
    businessDescription: 'x',
    fundingRange: 'x',
    clientVolume: 'x',
    consent: true,
  },
};

const values: Record<string, unknown> = {
  number: 5,
  boolean: true,
  null: null,
  array: ['x'],
  object: { x: 1 },
  empty: '',
  blank: ' \n\t ',
  'over-long': 'x'.repeat(20_000),
  'control characters': '\u0000\u0001\u001b[31m\r\nBcc: x@example.com',
  emoji: '👩🏽‍🚀🇨🇦',
  'right to left': '\u202Eمرحبا\u202C',
  'lone surrogate': '\uD800',
  formula: '=HYPERLINK("https://example.com")',
  'a prototype': { __proto__: null, toString: 'x' },
};

const allowed = [200, 201, 400];

describe.each(Object.entries(bodies))('%s', (path, body) => {
  describe.each([...Object.keys(body), '__proto__', 'constructor'])('with %s', (field) => {
    it.each(Object.entries(values))('as %s is answered without a 5xx', async (_name, value) => {
      const text = JSON.stringify({ ...body, [`${field}?`]: 0 }).replace(
        `"${field}?":0`,
        `"${field}":${JSON.stringify(value)}`,
      );
      const response = await app.request.post(path).type('json').send(text);
      expect(allowed).toContain(response.status);
      if (response.status === 400) expect(response.body.error).toEqual(expect.any(String));
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    });
  });

  it.each([
    ['malformed JSON', '{"email":', 400],
    ['nothing', '', 400],
    ['an array', '[]', 400],
    ['a text', '"x"', 400],
    ['null', 'null', 400],
    ['1 MB', JSON.stringify({ email: 'x'.repeat(1_000_000) }), 413],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ])('refuses %s', async (_name, text, status) => {
    const response = await app.request.post(path).type('json').send(text);
    expect(response.status).toBe(status);
    expect(response.body.error).toEqual(expect.any(String));
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses the type "%s"',
    async (type) => {
      const response = await app.request.post(path).set('Content-Type', type).send('email=a@b.c');
      expect([response.status, typeof response.body.error]).toEqual([415, 'string']);
    },
  );

  it('refuses a compressed body', async () => {
    const response = await app.request.post(path).type('json').set('Content-Encoding', 'gzip').send('{}');
    expect(response.status).toBe(415);
  });

  it.each(['put', 'patch', 'delete'] as const)('answers %s with 405 and the allowed methods', async (method) => {
    const response = await app.request[method](path);
    expect([response.status, typeof response.body.error]).toEqual([405, 'string']);
    expect(response.headers.allow).toBe(path === apiPaths.partnerships ? 'GET, HEAD, POST' : 'POST');
  });
});

it.each(['/api', '/api/', '/api/nothing', '/api/contacts/x/y', '/api/%00', '/api/%E0%A4%A', '/api/__proto__'])(
  'answers 404 at %s',
  async (path) => {
    const response = await app.request.get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.body.error).toEqual(expect.any(String));
  },
);

it.each([
  'limit=0',
  'limit=501',
  'limit=x',
  'limit=',
  'limit=1&limit=2',
  'cursor=x',
  'cursor=',
  'spam=yes',
  `q=${'x'.repeat(201)}`,
])('refuses the query %s', async (query) => {
  const response = await app.request.get(`${apiPaths.contacts}?${query}`).set('Cookie', app.cookie);
  expect([response.status, typeof response.body.error]).toEqual([400, 'string']);
});

it('logs nothing that was sent', () => {
  expect(app.log()).not.toMatch(/example\.com|Okafor|Haddad|HYPERLINK/);
});
