import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';

let app: TestApp;
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const signIn = (client: string) =>
  app.request.post(apiPaths.session).set('X-Forwarded-For', client).send({ password: 'wrong' });
const audited = async () =>
  (await app.request.get(apiPaths.audit).set('Cookie', app.cookie)).body.map(({ address }: { address: string }) =>
    address.replace('::ffff:127', '127'),
  );

describe('the address of a client', () => {
  it.each([
    ['203.0.113.77:50123', '203.0.113.77'],
    ['203.0.113.77', '203.0.113.77'],
    ['[2001:db8::7]:50123', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['nobody', '127.0.0.1'],
    ['203.0.113.77:x', '127.0.0.1'],
  ])('is read from the header of a proxy: "%s" is %s', async (said, address) => {
    app = await startTestApp({ trustProxy: 1 });
    await signIn(said);
    expect(await audited()).toEqual([address]);
  });

  it.each<[string, (n: number) => string]>([
    ['from another port', (n) => `203.0.113.77:${50_000 + n}`],
    ['as another nonsense', (n) => `client ${n}`],
    ['from another address of one IPv6 network', (n) => `[2001:db8::${n}]:${50_000 + n}`],
  ])('is the same for sign-in attempts that each come %s, and is not printed', async (_name, client) => {
    app = await startTestApp({ trustProxy: 1, rateLimit: true });
    const print = vi.spyOn(console, 'error');
    for (let n = 0; n < 10; n += 1) expect((await signIn(client(n))).status).toBe(401);
    expect((await signIn(client(10))).status).toBe(429);
    expect((await signIn('198.51.100.1')).status).toBe(401);
    expect(print).not.toHaveBeenCalled();
  });
});

it('is missing if TRUST_PROXY is not set although a proxy forwards requests, which is logged once', async () => {
  app = await startTestApp();
  const warnings = () => app.log().match(/TRUST_PROXY/g)?.length ?? 0;
  await app.request.get(apiPaths.health);
  expect(warnings()).toBe(0);
  for (const header of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded'])
    await app.request.get(apiPaths.health).set(header, 'x');
  expect(warnings()).toBe(1);
  await app.close();
  app = await startTestApp({ trustProxy: 1 });
  await app.request.get(apiPaths.health).set('X-Forwarded-For', '203.0.113.7');
  expect(warnings()).toBe(0);
});

it.each([
  [{}, 'X-Forwarded-For and X-Forwarded-Proto'],
  [{ 'X-Forwarded-For': '203.0.113.7' }, 'X-Forwarded-Proto'],
  // Express does not read this header.
  [{ Forwarded: 'for=203.0.113.7;proto=https' }, 'X-Forwarded-For and X-Forwarded-Proto'],
])(
  'may be missing in a post that comes through a proxy with only %o, which is logged once',
  async (headers, missing) => {
    app = await startTestApp({ trustProxy: 1 });
    const warnings = () => app.log().match(/A post came without [\w -]+/g) ?? [];
    const post = (given: Record<string, string>) => app.request.post(apiPaths.contact).set(given).send({});
    await app.request.get(apiPaths.ready);
    await post({ 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' });
    expect(warnings()).toEqual([]);
    for (let n = 0; n < 2; n += 1) await post(headers);
    expect(warnings()).toEqual([`A post came without ${missing}`]);
  },
);
