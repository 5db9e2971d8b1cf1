import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contactBody,
  partnershipBody,
  startTestApp,
  type TestApp,
  tempFolder,
  testLinks,
} from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { apiHeaders, apiPaths } from '../contract/index.js';
import type { LinkPurpose } from '../newsletter/links.js';
import { loadSite, type Site } from '../site/load-site.js';

const email = 'Ada@Example.com';
let app: TestApp;
let onLead: ReturnType<typeof vi.fn<() => void>>;
const start = async (more: Parameters<typeof startTestApp>[0] = {}) => {
  onLead = vi.fn();
  app = await startTestApp({ onLead, channels: ['confirmation', 'webhook'], ...more });
};
beforeEach(() => start());
afterEach(() => app.close());

const subscribe = () => app.request.post(apiPaths.subscribe).send({ email });
const listed = async () =>
  (await app.request.get(apiPaths.subscribers).set('Cookie', app.cookie)).body as { id: string; status: string }[];
const statuses = async () => (await listed()).map(({ status }) => status);
const csv = async (query = '') =>
  (await app.request.get(`${apiPaths.subscribers}.csv${query}`).set('Cookie', app.cookie)).text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');
const path = (purpose: LinkPurpose, id: string) => {
  const { pathname, search } = new URL(testLinks.address(purpose, id));
  return pathname + search;
};
const deliveries = async () => (await app.stores.outbox.page({ limit: 10 })).items;

describe('the link that stops messages', () => {
  const entries = async (list: string) =>
    (await app.request.get(list).set('Cookie', app.cookie)).body as { id: string; stopped?: boolean }[];

  it('ends them for everything that the sender sent in a form, by its button, and not the newsletter', async () => {
    await subscribe();
    const { id } = (await app.request.post(apiPaths.contact).send({ ...contactBody, email })).body;
    await app.request.post(apiPaths.partnerships).send({ ...partnershipBody, email, consent: true });
    await app.request.get(path('stop', id)).expect(200);
    expect((await entries(apiPaths.partnerships))[0]?.stopped).toBeUndefined();
    await app.request.post(path('stop', id)).expect(200);
    for (const list of [apiPaths.contacts, apiPaths.partnerships])
      expect((await entries(list)).map(({ stopped }) => stopped)).toEqual([true]);
    expect(await statuses()).toEqual(['pending']);
  });

  it('is not valid with another purpose, or once the message is erased', async () => {
    const { id } = (await app.request.post(apiPaths.contact).send({ ...contactBody, email })).body;
    await app.request.post(path('stop', id).replace(apiPaths.stop, apiPaths.unsubscribe)).expect(400);
    await app.request.post(path('stop', crypto.randomUUID())).expect(400);
  });

  it('is in the CSV files of contacts and partnerships', async () => {
    const { id } = (await app.request.post(apiPaths.contact).send({ ...contactBody, email })).body;
    const { text } = await app.request.get(`${apiPaths.contacts}.csv`).set('Cookie', app.cookie);
    expect(text).toContain(testLinks.address('stop', id));
  });
});

describe('a new subscriber', () => {
  it('is active immediately if no mail can be sent', async () => {
    await app.close();
    await start({ channels: ['webhook'] });
    await subscribe().expect(201);
    expect(await statuses()).toEqual(['active']);
  });

  it('who subscribes again becomes active if the mail to confirm can no longer be sent', async () => {
    await subscribe();
    const { stores } = app;
    const later = await startTestApp({ stores, channels: ['webhook'] });
    const response = await later.request.post(apiPaths.subscribe).send({ email }).expect(200);
    expect(response.headers['x-subscription']).toBeUndefined();
    expect(await statuses()).toEqual(['active']);
  });

  it('is pending until the button behind the link is pressed: opening the link changes nothing', async () => {
    const { id } = (await subscribe().expect(201)).body;
    expect(await statuses()).toEqual(['pending']);
    await app.request.get(path('confirm', id)).expect(200);
    expect(await statuses()).toEqual(['pending']);
    await app.request.post(path('confirm', id)).expect(200);
    await app.request.post(path('confirm', id)).expect(200);
    expect(await statuses()).toEqual(['active']);
  });

  it('is not told that a subscription is confirmed that is erased at the same time', async () => {
    const { id } = (await subscribe().expect(201)).body;
    vi.spyOn(app.stores.leads, 'change').mockResolvedValue(undefined);
    await app.request.post(path('confirm', id)).expect(400);
  });

  it('says that it is pending until it is confirmed, to scripts and to plain forms', async () => {
    const response = async () => (await subscribe()).headers['x-subscription'];
    const plain = async () =>
      (await app.request.post(apiPaths.subscribe).type('form').send({ email })).headers.location ?? '';
    expect(await response()).toBe('pending');
    expect(await response()).toBe('pending');
    expect(await plain()).toContain('?sent=subscribe&pending#newsletter');
    await app.request.post(path('confirm', (await listed())[0]?.id ?? ''));
    expect(await response()).toBeUndefined();
    expect(await plain()).toContain('?sent=subscribe#newsletter');
  });

  it('is asked to confirm, and other senders and robots are not', async () => {
    await subscribe();
    await app.request.post(apiPaths.contact).send({ firstName: 'A', lastName: 'B', email }).expect(201);
    await app.request.post(apiPaths.subscribe).set(apiHeaders.formTrap, 'x').send({ email: 'robot@example.com' });
    expect((await deliveries()).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      'contact webhook',
      'subscriber webhook',
      'subscriber confirmation',
    ]);
  });

  it('gets the mail again when subscribing again before confirming, once an hour', async () => {
    const { id } = (await subscribe()).body;
    await app.stores.outbox.finish(`${id}.confirmation`, { attempts: 1 });
    const remind = vi.spyOn(app.stores.outbox, 'remind');
    expect((await subscribe()).body).toEqual({ id });
    // The store counts the hour, for all processes: outbox-contract.ts.
    expect(remind.mock.calls).toEqual([[`${id}.confirmation`, 3_600_000]]);
    expect(await statuses()).toEqual(['pending']);
  });
});

describe('somebody who unsubscribes', () => {
  it('can use any link that was ever sent, is no longer active, and may subscribe again', async () => {
    const first = (await subscribe()).body.id;
    await app.request.get(path('unsubscribe', first)).expect(200);
    expect(await statuses()).toEqual(['pending']);
    await app.request.post(path('unsubscribe', first)).expect(200);
    expect(await statuses()).toEqual(['unsubscribed']);
    await app.request.post(path('confirm', first)).expect(400);

    const second = (await subscribe().expect(201)).body.id;
    await app.request.post(path('confirm', second)).expect(200);
    await app.request.post(path('unsubscribe', first)).expect(200);
    expect(await statuses()).toEqual(['unsubscribed', 'unsubscribed']);
  });

  it('may subscribe again with the same idempotency key', async () => {
    const withKey = () => subscribe().set(apiHeaders.idempotencyKey, 'k');
    const { id } = (await withKey().expect(201)).body;
    expect((await withKey().expect(200)).body).toEqual({ id });
    await app.request.post(path('unsubscribe', id)).expect(200);
    await withKey().expect(201);
    expect(await statuses()).toEqual(['pending', 'unsubscribed']);
  });

  it('stays unsubscribed if the subscription is confirmed at the same time, and subscribes once again', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = (await subscribe().expect(201)).body;
      await Promise.all([app.request.post(path('confirm', id)), app.request.post(path('unsubscribe', id))]);
      expect((await listed())[0]).toMatchObject({ id, status: 'unsubscribed' });
      await app.request.post(path('confirm', id)).expect(400);
    }
    await subscribe().expect(201);
    await subscribe().expect(200);
  });

  it('can use the button of the mail program, whose request is cross-site', async () => {
    const { id } = (await subscribe()).body;
    const response = await app.request
      .post(path('unsubscribe', id))
      .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect([response.status, await statuses()]).toEqual([200, ['unsubscribed']]);
  });

  it.each([
    ['another charset', { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-2' }, 'x=1'],
    ['a charset that does not exist', { 'Content-Type': 'application/x-www-form-urlencoded; charset=x' }, 'x=1'],
    [
      'an encoding that does not exist',
      { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'x' },
      'x',
    ],
    [
      'a body that is not compressed as it says',
      { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
      'x',
    ],
    ['many fields', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=1&'.repeat(2_000)],
    ['a large body', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'x'.repeat(200_000)],
    ['multipart data without a boundary', { 'Content-Type': 'multipart/form-data' }, 'List-Unsubscribe=One-Click'],
    ['text', { 'Content-Type': 'text/plain' }, 'List-Unsubscribe=One-Click'],
    ['malformed JSON', { 'Content-Type': 'application/json' }, '{'],
    ['a type that is none', { 'Content-Type': 'x' }, 'List-Unsubscribe=One-Click'],
    ['no body', {}, undefined],
  ])('can use the button of a mail program that sends %s', async (_name, headers: Record<string, string>, body) => {
    await using place = await tempFolder();
    await app.close();
    await start({ site: await loadSite(await buildTestSite(place.folder)) });
    const { id } = (await subscribe()).body;
    const response = await app.request
      .post(path('unsubscribe', id))
      .set(headers)
      .serialize(String)
      .redirects(0)
      .send(body);
    expect([response.status, response.text, await statuses()]).toEqual([200, 'Done.', ['unsubscribed']]);
  });

  it('gets a success after the subscription was erased', async () => {
    await app.request.post(path('unsubscribe', '6f1c7f0e-0000-4000-8000-000000000000')).expect(200);
  });
});

describe('the CSV file of subscribers', () => {
  it('contains active subscribers, or all, with status and unsubscribe link', async () => {
    const id = (await subscribe()).body.id;
    const other = (await app.request.post(apiPaths.subscribe).send({ email: 'b@example.com' })).body.id;
    await app.request.post(path('confirm', other));
    const [head = '', ...rows] = await csv();
    expect(head).toMatch(/,status,.*,unsubscribe,language$/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(',b@example.com,active,');
    expect(rows[0]?.endsWith(`${testLinks.address('unsubscribe', other)},`)).toBe(true);
    const [, ...everybody] = await csv('?status=all');
    expect(everybody).toHaveLength(2);
    expect(everybody[1]).toContain(`${email},pending,`);
    expect(everybody[1]).toContain(testLinks.address('unsubscribe', id));
    expect(await csv('?status=gone')).toEqual(['{"error":"status can only be \\"all\\""}']);
    const [, ...limited] = await csv('?limit=1');
    expect(limited).toHaveLength(1);
  });
});

describe('the pages', () => {
  let place: Awaited<ReturnType<typeof tempFolder>>;
  let site: Site;
  beforeEach(async () => {
    place = await tempFolder();
    await app.close();
    site = await loadSite(await buildTestSite(place.folder));
    await start({ site });
  });
  afterEach(() => place[Symbol.asyncDispose]());

  it('answer an error if they cannot be rendered, and the server continues', async () => {
    vi.spyOn(site, 'renderPage').mockRejectedValue(new Error('the build is damaged'));
    expect((await app.request.get(`${apiPaths.confirm}?token=x`)).status).toBe(500);
    expect((await app.request.get(apiPaths.health)).status).toBe(200);
  });

  it.each([
    ['confirm', 'confirmed'],
    ['unsubscribe', 'unsubscribed'],
  ] as const)('ask for confirmation and show the result: %s', async (purpose, done) => {
    const { id } = (await subscribe()).body;
    const asked = await app.request.get(path(purpose, id));
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining(`<title>/newsletter/${purpose}</title>`)]);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self'");
    const response = await app.request.post(path(purpose, id)).type('form').send('');
    expect([response.status, response.headers.location]).toEqual([303, `/newsletter/${done}`]);
    await app.request.get(response.headers.location ?? '').expect(200);
  });

  it.each(['', '?token=', '?token=x', '?token=a&token=b'])('show that a link is not valid: "%s"', async (query) => {
    for (const method of ['get', 'post'] as const)
      for (const purpose of [apiPaths.confirm, apiPaths.unsubscribe]) {
        const response = await app.request[method](purpose + query);
        expect([response.status, response.text]).toEqual([400, expect.stringContaining('/newsletter/link-not-valid')]);
        expect(response.headers['content-security-policy']).toContain("form-action 'self'");
      }
  });

  it('are not sent to a mail program', async () => {
    const { id } = (await subscribe()).body;
    const post = app.request.post(path('unsubscribe', id));
    await post.field('List-Unsubscribe', 'One-Click').expect(200);
    expect(await statuses()).toEqual(['unsubscribed']);
  });

  it('allow only GET, HEAD and POST', async () => {
    const response = await app.request.delete(apiPaths.unsubscribe);
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});
