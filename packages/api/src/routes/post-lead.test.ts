import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactBody, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiHeaders, apiPaths, limits } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const list = async (path: string) => (await app.request.get(path).set('Cookie', app.cookie)).body;

it('stores a message and answers 201 with its id', async () => {
  const response = await app.request.post(apiPaths.contact).send(contactBody);
  expect(response.status).toBe(201);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await list(apiPaths.contacts)).toEqual([
    { id: response.body.id, ...contactBody, submittedAt: expect.stringMatching(/^\d{4}-.*Z$/), handled: false },
  ]);
});

it('accepts a message without phone, company and message', async () => {
  const { firstName, lastName, email } = contactBody;
  const response = await app.request.post(apiPaths.contact).send({ firstName, lastName, email, company: '' });
  expect(response.status).toBe(201);
  expect((await list(apiPaths.contacts))[0]).not.toHaveProperty('company');
});

it('stores the line breaks of a plain form as those of JSON, and counts each as one character', async () => {
  const message = `Hello\n${'x'.repeat(limits.long - 6)}`;
  const { status } = await app.request
    .post(apiPaths.contact)
    .type('form')
    .send({ ...contactBody, message: message.replaceAll('\n', '\r\n') });
  expect(status).toBe(303);
  expect(await list(apiPaths.contacts)).toMatchObject([{ message }]);
});

it('stores what a plain form sends twice in a field, once if it is the same', async () => {
  const { firstName, lastName, email, message } = contactBody;
  const fields = [...Object.entries({ firstName, lastName, email, message, phone: '1' }), ['consent', 'on']];
  const twice = new URLSearchParams([...fields, ...fields, ['message', 'And one more.']] as [string, string][]);
  await app.request.post(apiPaths.contact).type('form').send(String(twice)).expect(303);
  expect(await list(apiPaths.contacts)).toMatchObject([
    { firstName, lastName, email, phone: '1', message: `${message}\nAnd one more.`, agreement: {} },
  ]);
});

describe('a plain form that is sent again, which has no key', () => {
  const retryMs = 600_000;
  let now = 0;
  const post = (path: string, fields: object) => app.request.post(path).type('form').send(fields).expect(303);
  beforeEach(async () => {
    await app.close();
    app = await startTestApp({ clock: { now: () => now, elapsed: () => 0 } });
  });

  it('is stored once for ten minutes, unless something in it was changed', async () => {
    for (now of [0, retryMs - 1]) await post(apiPaths.contact, { ...contactBody, elapsed: String(5_000 + now) });
    expect(await list(apiPaths.contacts)).toHaveLength(1);
    await post(apiPaths.contact, { ...contactBody, elapsed: '5000', consent: 'on' });
    await post(apiPaths.contact, { ...contactBody, message: 'Three trucks' });
    now = retryMs;
    await post(apiPaths.contact, contactBody);
    expect(await list(apiPaths.contacts)).toHaveLength(4);
  });

  it('can subscribe again at once after the subscription ended', async () => {
    now = 0;
    await post(apiPaths.subscribe, { email: 'ada@example.com' });
    const [subscriber] = await app.stores.leads.findSubscriptions('ada@example.com');
    await app.stores.leads.change('subscriber', subscriber?.id ?? '', { status: 'unsubscribed' });
    await post(apiPaths.subscribe, { email: 'ada@example.com' });
    expect(await app.stores.leads.findSubscriptions('ada@example.com')).toHaveLength(1);
  });
});

it('names each wrong field with the messages of the contract', async () => {
  const response = await app.request.post(apiPaths.partnerships).send({ email: 'nobody' });
  expect(response.status).toBe(400);
  expect(response.body.fields).toEqual({
    company: 'Please enter this field',
    firstName: 'Please enter this field',
    lastName: 'Please enter this field',
    email: 'Please enter a valid email address',
    phone: 'Please enter this field',
    partnershipType: 'Please select partnership type',
    partnershipGoals: 'Please enter this field',
  });
});

it.each(['\u200B', '\uFEFF \u2060', '\u3164'])(
  'takes a name of which nothing is visible as missing: %j',
  async (name) => {
    const fields = { firstName: 'Please enter this field' };
    const response = await app.request.post(apiPaths.contact).send({ ...contactBody, firstName: name });
    expect([response.status, response.body.fields]).toEqual([400, fields]);
    const joined = await app.request.post(apiPaths.contact).send({ ...contactBody, firstName: 'نیم\u200Cروز' });
    expect(joined.status).toBe(201);
    expect(await list(apiPaths.contacts)).toMatchObject([{ firstName: 'نیم\u200Cروز' }]);
  },
);

it('adds defaults for fields that an inquiry leaves out', async () => {
  await app.request.post(apiPaths.partnerships).send(partnershipBody).expect(201);
  expect((await list(apiPaths.partnerships))[0]).toMatchObject({
    jobTitle: 'Not specified',
    fundingRange: 'Not specified',
    clientVolume: 'Not specified',
    businessDescription: 'Lending partnership inquiry',
    consent: false,
  });
});

describe('a subscription', () => {
  it.each([
    ['', 'Please enter your email'],
    ['nobody', 'Please enter a valid email address'],
  ])('"%s" is refused with "%s"', async (email, error) => {
    const response = await app.request.post(apiPaths.subscribe).send({ email });
    expect([response.status, response.body.error]).toEqual([400, error]);
  });

  it('of a known address in any letter case is answered with 200 and not stored', async () => {
    const first = await app.request.post(apiPaths.subscribe).send({ email: 'ada@example.com' });
    const responses = await Promise.all(
      ['Ada@Example.com', 'ADA@EXAMPLE.COM'].map((email) => app.request.post(apiPaths.subscribe).send({ email })),
    );
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, first.body],
      [200, first.body],
    ]);
    expect(await list(apiPaths.subscribers)).toHaveLength(1);
  });

  it('sent twice at the same time is stored once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => app.request.post(apiPaths.subscribe).send({ email: 'twice@example.com' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await list(apiPaths.subscribers)).toHaveLength(1);
  });
});

describe('an idempotency key', () => {
  const post = (body: object, key: string) =>
    app.request.post(apiPaths.contact).set(apiHeaders.idempotencyKey, key).send(body);

  it('stores simultaneous and later retries once', async () => {
    const responses = [
      ...(await Promise.all([1, 2, 3].map(() => post(contactBody, 'k')))),
      await post(contactBody, 'k'),
    ];
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect(await list(apiPaths.contacts)).toHaveLength(1);
  });

  it('has a maximum length', async () => {
    expect((await post(contactBody, 'k'.repeat(200))).status).toBe(201);
    const response = await post(contactBody, 'k'.repeat(201));
    expect([response.status, response.body]).toEqual([
      400,
      { error: 'Idempotency-Key may have at most 200 characters' },
    ]);
    expect(await list(apiPaths.contacts)).toHaveLength(1);
  });

  it('does not prevent storing a changed message', async () => {
    await post(contactBody, 'k');
    await post({ ...contactBody, message: 'Three trucks.' }, 'k');
    expect(await list(apiPaths.contacts)).toHaveLength(2);
  });

  it.each([apiHeaders.consent, apiHeaders.phoneConsent])('does not prevent storing a consent (%s)', async (header) => {
    await post(contactBody, 'k');
    for (let n = 0; n < 2; n += 1) await post(contactBody, 'k').set(header, '1');
    const stored: { agreement?: object; phoneAgreement?: object }[] = await list(apiPaths.contacts);
    expect(stored.map(({ agreement, phoneAgreement }) => Boolean(agreement ?? phoneAgreement))).toEqual([true, false]);
  });
});

describe('spam', () => {
  it.each([[{ [apiHeaders.formTrap]: 'https://spam.example' }], [{ [apiHeaders.formElapsed]: '1999' }]])(
    'with %o is answered like any lead and stored in a separate list',
    async (headers) => {
      await app.request.post(apiPaths.contact).set(headers).send(contactBody).expect(201);
      expect(await list(apiPaths.contacts)).toEqual([]);
      expect(await list(`${apiPaths.contacts}?spam=only`)).toMatchObject([{ spam: true }]);
    },
  );

  it.each([
    [{}],
    [{ [apiHeaders.formTrap]: '', [apiHeaders.formElapsed]: '2000' }],
    [{ [apiHeaders.formElapsed]: 'soon' }],
  ])('is not detected in a lead with %o', async (headers) => {
    await app.request.post(apiPaths.contact).set(headers).send(contactBody).expect(201);
    expect(await list(apiPaths.contacts)).toHaveLength(1);
  });

  it('does not occupy the address of a real subscriber', async () => {
    const email = 'ada@example.com';
    await app.request.post(apiPaths.subscribe).set(apiHeaders.formTrap, 'x').send({ email }).expect(201);
    await app.request.post(apiPaths.subscribe).send({ email }).expect(201);
  });
});

it('answers 503 when nothing can be stored', async () => {
  const broken = await startTestApp();
  broken.stores.leads.add = async () => Promise.reject(new StorageError('full'));
  const response = await broken.request.post(apiPaths.contact).send(contactBody);
  expect([response.status, typeof response.body.error]).toEqual([503, 'string']);
  expect(broken.log()).not.toContain('ada@example.com');
  await broken.close();
});

it('refuses requests from pages of other sites', async () => {
  const from = (headers: Record<string, string>) => app.request.post(apiPaths.contact).set(headers).send(contactBody);
  expect((await from({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await from({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await from({ Origin: 'null' })).status).toBe(403);
  expect((await from({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
  for (const [origin, host, status] of [
    ['http://www.example', 'www.example', 201],
    ['https://www.example', 'www.example:443', 201],
    ['http://www.example', 'www.example:80', 201],
    ['https://www.example:8443', 'www.example:8443', 201],
    ['https://www.example:8443', 'www.example', 403],
    ['https://www.example', 'www.example:8443', 403],
  ] as const)
    expect([origin, host, (await from({ Origin: origin, Host: host })).status]).toEqual([origin, host, status]);
});
