import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactBody, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiHeaders, apiPaths } from '../contract/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ channels: ['mail'] });
});
afterAll(() => app.close());

const { email } = contactBody;
const at = (address: string) => `${apiPaths.people}?email=${encodeURIComponent(address)}`;
const read = (address: string) => app.request.get(at(address)).set('Cookie', app.cookie);
const erase = (address: string) => app.request.delete(at(address)).set('Cookie', app.cookie);
const audit = async () => (await app.request.get(apiPaths.audit).set('Cookie', app.cookie)).body;

async function postAll() {
  await app.request.post(apiPaths.contact).send(contactBody).expect(201);
  await app.request.post(apiPaths.contact).set(apiHeaders.formTrap, 'x').send(contactBody).expect(201);
  await app.request
    .post(apiPaths.partnerships)
    .send({ ...partnershipBody, email: 'ADA@Example.com' })
    .expect(201);
  await app.request.post(apiPaths.subscribe).send({ email }).expect(201);
}

it('is for staff only, and erasing works only from our own pages', async () => {
  await app.request.get(at(email)).expect(401);
  await app.request.delete(at(email)).expect(401);
  await erase(email).set('Sec-Fetch-Site', 'cross-site').expect(403);
  const response = await app.request.post(at(email)).set('Cookie', app.cookie).expect(405);
  expect(response.headers.allow).toBe('GET, HEAD, DELETE');
});

it.each(['', '?email=', '?email=a+x@b.co', `?email=${'a'.repeat(255)}`, '?email=a@b.co&email=c@d.co'])(
  'requires exactly one address: "%s"',
  async (query) => {
    const path = `${apiPaths.people}${query}`;
    for (const request of [app.request.get(path), app.request.delete(path)])
      expect((await request.set('Cookie', app.cookie)).status).toBe(400);
  },
);

describe('a person', () => {
  it('is shown with everything stored, in any letter case, and the audit log does not contain the address', async () => {
    await postAll();
    const { body } = await read('Ada@EXAMPLE.com').expect(200);
    expect(Object.keys(body)).toEqual(['email', 'contacts', 'partnerships', 'subscriptions']);
    expect(body).toMatchObject({
      email: 'Ada@EXAMPLE.com',
      contacts: [{ spam: true }, { message: contactBody.message, deliveries: [{ channel: 'mail', state: 'pending' }] }],
      partnerships: [{ email: 'ADA@Example.com', handled: false }],
      subscriptions: [{ email }],
    });
    const [line] = await audit();
    expect(line).toMatchObject({ action: 'read', subject: expect.stringContaining(body.subscriptions[0].id) });
    expect(JSON.stringify(line)).not.toMatch(/ada@example/i);
  });

  it('is erased with records and deliveries, and is not named in the audit log or the log', async () => {
    await app.request
      .get(`${apiPaths.contacts}?q=${encodeURIComponent(email)}`)
      .set('Cookie', app.cookie)
      .expect(200);
    await app.request.get(`${apiPaths.contacts}.csv?q=ada&x=${email}`).set('Cookie', app.cookie).expect(200);
    expect((await erase('ADA@example.COM').expect(200)).body).toEqual({ erased: 4 });
    for (const response of [await erase(email), await read(email)])
      expect([response.status, Object.keys(response.body)]).toEqual([404, ['error']]);
    expect((await app.request.get(apiPaths.outbox).set('Cookie', app.cookie)).body).toEqual([]);
    const lines = await audit();
    expect(lines).toContainEqual(expect.objectContaining({ action: 'erase', subject: '4 records' }));
    expect(lines).toContainEqual(expect.objectContaining({ action: 'search', subject: '/api/contacts' }));
    expect(lines).toContainEqual(expect.objectContaining({ action: 'export', subject: '/api/contacts.csv: a search' }));
    expect(JSON.stringify(lines) + app.log()).not.toMatch(/\bada\b/i);
  });

  it('is erased in every spelling of the address', async () => {
    const spellings = [
      'zoë@exämple.com',
      'ZOë@exämple.com.',
      'zoe\u0308@xn--exmple-cua.com',
      'ｚo\u200Bë@e\u00ADxämple.com',
    ];
    for (const spelling of spellings)
      await app.request
        .post(apiPaths.contact)
        .send({ ...contactBody, email: spelling })
        .expect(201);
    const { body } = await app.request
      .get(`${apiPaths.contacts}?q=${encodeURIComponent('zoe\u0308@exämple.com.')}`)
      .set('Cookie', app.cookie);
    expect(body).toHaveLength(4);
    expect((await erase('zoë@EXämple.com').expect(200)).body).toEqual({ erased: 4 });
  });

  it('is erased once if two requests erase it at the same time', async () => {
    await postAll();
    const responses = await Promise.all([erase(email), erase(email)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is not found if nothing is stored, and the search is recorded in the audit log', async () => {
    const before = (await audit()).length;
    await read('nobody@example.com').expect(404);
    expect((await audit()).length).toBe(before + 1);
  });
});
