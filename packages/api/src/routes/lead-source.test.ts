import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactBody, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiHeaders, apiPaths, encodeSource } from '../contract/index.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const list = async (path: string) => (await app.request.get(path).set('Cookie', app.cookie)).body;
const send = (source: string, path: string = apiPaths.contact, body: object = contactBody) =>
  app.request.post(path).set(apiHeaders.leadSource, source).send(body).expect(201);
const sourceOfLatest = async () => (await list(apiPaths.contacts))[0].source;

const source = { page: '/contact-us', partner: 'doola', utm_source: 'Brûlé 🚚', utm_campaign: 'fall' };

it('is stored unchanged with each kind of lead', async () => {
  await send(encodeSource(source));
  await send(encodeSource(source), apiPaths.partnerships, partnershipBody);
  await send(encodeSource(source), apiPaths.subscribe, { email: 'ada@example.com' });
  for (const path of [apiPaths.contacts, apiPaths.partnerships, apiPaths.subscribers])
    expect(await list(path)).toMatchObject([{ source }]);
});

it('is found by a search and exported', async () => {
  await send(encodeSource(source));
  await send('{}');
  expect(await list(`${apiPaths.contacts}?q=${encodeURIComponent('BRÛLÉ')}`)).toMatchObject([{ source }]);
  const { text } = await app.request.get(`${apiPaths.contacts}.csv`).set('Cookie', app.cookie);
  const [header = '', , exported = ''] = text.replace('\uFEFF', '').split('\r\n');
  expect(header).toContain('page,partner,utm_source,utm_medium,utm_campaign,utm_term,utm_content');
  expect(exported).toContain('/contact-us,doola,Brûlé 🚚,,fall,,');
});

describe('an invalid source', () => {
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '["page"]'],
    ['unknown names alone', '{"gclid":"1","__proto__":{"page":"x"},"constructor":"x"}'],
    ['no text', '{"page":5,"partner":{"page":"x"},"utm_term":["x"],"utm_content":"  "}'],
  ])('is dropped, and the lead is accepted: %s', async (_, header) => {
    await send(header);
    expect(await sourceOfLatest()).toBeUndefined();
  });

  it('is shortened to 200 characters, and control characters are removed', async () => {
    await send(encodeSource({ page: `/\u0000\u001b[31m${'é'.repeat(500)}`, utm_term: `${'x'.repeat(199)}🚚` }));
    const { page, utm_term } = await sourceOfLatest();
    expect(page).toBe(`/ [31m${'é'.repeat(194)}`);
    expect(utm_term).toBe(`${'x'.repeat(199)}\uFFFD`);
  });
});

it('does not make a retry a second lead', async () => {
  const post = (page: string) =>
    app.request
      .post(apiPaths.contact)
      .set({ [apiHeaders.idempotencyKey]: 'k', [apiHeaders.leadSource]: encodeSource({ page }) })
      .send(contactBody);
  expect((await post('/a')).body).toEqual((await post('/b')).body);
});

describe('a plain form post', () => {
  const post = (fields: object, referer = 'http://shop.example/partners?utm_source=mail&gclid=1&page=/x') =>
    app.request
      .post(apiPaths.contact)
      .set({ Host: 'shop.example', Referer: referer })
      .type('form')
      .send({ ...contactBody, ...fields })
      .expect(303);

  it('has the source in a field and in the address of its page', async () => {
    await post({ source: '{"page":"/partners","partner":"doola"}' });
    expect(await sourceOfLatest()).toEqual({ page: '/partners', partner: 'doola', utm_source: 'mail' });
  });

  it('of another site has no source', async () => {
    await post({ source: '{' }, 'http://other.example/?utm_source=mail');
    expect(await sourceOfLatest()).toBeUndefined();
  });
});

it('fits into a header that proxies accept', () => {
  const long = '🚚'.repeat(100);
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
  const header = encodeSource({ page: '/é', ...Object.fromEntries(names.map((name) => [name, long])) });
  expect(header).toBe('{"page":"/\\u00e9"}');
});
