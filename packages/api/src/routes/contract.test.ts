import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { contactBody, PASSWORD, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths, listPaths } from '../contract/index.js';
import { operations } from '../contract/openapi/operations.js';

let app: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ channels: ['webhook', 'mail'] });
  const samples = { contact: contactBody, partnership: partnershipBody, subscriber: { email: 'ada@example.com' } };
  const posted = { contact: apiPaths.contact, partnership: apiPaths.partnerships, subscriber: apiPaths.subscribe };
  for (const kind of ['contact', 'partnership', 'subscriber'] as const) {
    ids[listPaths[kind]] = (await app.request.post(posted[kind]).send(samples[kind])).body.id;
    await app.request.post(posted[kind]).set('X-Form-Trap', 'x').send(samples[kind]);
  }
  ids[apiPaths.outbox] = `${ids[apiPaths.contacts]}.webhook`;
});
afterAll(() => app.close());

const bodies: Record<string, object> = {
  [apiPaths.contact]: contactBody,
  [apiPaths.partnerships]: partnershipBody,
  [apiPaths.subscribe]: { email: 'ada@example.com' },
  [apiPaths.session]: { password: PASSWORD },
};

const variants = [
  'right',
  'without a session',
  'with a wrong body',
  'with a wrong query',
  'of another site',
  'with a wrong type',
] as const;

function call({ method, path }: (typeof operations)[number], variant: (typeof variants)[number]) {
  const list = path.split('/{')[0] ?? '';
  const address = path.replace('{id}', variant === 'with a wrong query' ? 'nobody' : (ids[list] ?? ''));
  const right = path === apiPaths.people ? `?email=${partnershipBody.email}` : '';
  const request = app.request[method](address + (variant === 'with a wrong query' ? '?limit=x' : right));
  if (variant !== 'without a session') request.set('Cookie', app.cookie);
  if (variant === 'of another site') request.set('Sec-Fetch-Site', 'cross-site');
  if (method !== 'post' && method !== 'patch') return request;
  if (variant === 'with a wrong type') return request.set('Content-Type', 'text/plain').send('x');
  return request.send(
    variant === 'with a wrong body' ? { email: 5, handled: 'x' } : (bodies[path] ?? { handled: true, note: 'Called' }),
  );
}

const cases = operations.flatMap((operation) =>
  variants.map((variant) => ({ operation, variant, name: `${operation.method} ${operation.path} ${variant}` })),
);

it.each(cases)('$name answers as documented', async ({ operation, variant }) => {
  const response = await call(operation, variant);
  expect(Object.keys(operation.responses)).toContain(String(response.status));
  const expected = operation.responses[response.status];
  if (expected === null) expect(response.text).toBe('');
  else if (typeof expected === 'string') expect(response.headers['content-type']).toContain(expected);
  else expect((expected as z.ZodType).safeParse(response.body).error?.issues).toBeUndefined();
  if (variant === 'right') expect(response.status).toBeLessThan(300);
});

it('serves the contract as OpenAPI 3.1 and as a page', async () => {
  const { body } = await app.request.get(apiPaths.openapi);
  expect(body.openapi).toBe('3.1.0');
  expect(body.paths['/api/contact'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['firstName', 'lastName', 'email'],
    properties: { firstName: { type: 'string', minLength: 1, maxLength: 200 } },
  });
  const page = await app.request.get(apiPaths.docs);
  expect(page.text).toContain('POST /api/partnerships');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

it('reports liveness and readiness, and nothing else', async () => {
  for (const path of [apiPaths.health, apiPaths.ready]) {
    const response = await app.request.get(path);
    expect([response.status, response.body]).toEqual([200, { status: 'ok' }]);
  }
});

it('limits the posts of each client and call', async () => {
  const limited = await startTestApp({ rateLimit: true });
  for (let n = 0; n < 30; n += 1)
    await limited.request
      .post(apiPaths.subscribe)
      .send({ email: `n${n}@example.com` })
      .expect(201);
  const response = await limited.request.post(apiPaths.subscribe).send({ email: 'x@example.com' });
  expect([response.status, Number(response.headers['retry-after']) > 0, typeof response.body.error]).toEqual([
    429,
    true,
    'string',
  ]);
  await limited.request.post(apiPaths.contact).send(contactBody).expect(201);
  await limited.close();
});
