import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths, limits, listPaths } from '../contract/index.js';
import { StorageError } from '../store/errors.js';
import type { Leads } from '../store/ports.js';

let app: TestApp;
const get = (path: string) => app.request.get(path).set('Cookie', app.cookie);

beforeAll(async () => {
  app = await startTestApp();
  for (let n = 1; n <= 7; n += 1) {
    await app.request
      .post(apiPaths.contact)
      .send({ ...contactBody, firstName: `Ada${n}`, message: n % 2 ? 'Odd one' : '=1+1' });
  }
});
afterAll(() => app.close());

it.each([
  ...Object.values(listPaths),
  ...Object.values(listPaths).map((path) => `${path}.csv`),
  apiPaths.audit,
  apiPaths.outbox,
])('%s is for staff only', async (path) => {
  expect((await app.request.get(path)).status).toBe(401);
  expect((await app.request.get(path).set('Cookie', `${app.cookie}x`)).status).toBe(401);
});

it('has each entry once on its pages, newest first', async () => {
  let path: string | undefined = `${apiPaths.contacts}?limit=3`;
  const names: string[] = [];
  while (path) {
    const response = await get(path);
    expect(response.headers['x-total-count']).toBe('7');
    names.push(...response.body.map((entry: { firstName: string }) => entry.firstName));
    path = /^<([^>]+)>; rel="next"$/.exec(response.headers.link ?? '')?.[1];
  }
  expect(names).toEqual(['Ada7', 'Ada6', 'Ada5', 'Ada4', 'Ada3', 'Ada2', 'Ada1']);
});

it('has 100 entries on a page unless another number is asked for', async () => {
  const page = vi.spyOn(app.stores.leads, 'page');
  for (const query of ['', '?limit=500']) await get(apiPaths.contacts + query).expect(200);
  expect(page.mock.calls.map(([{ limit }]) => limit)).toEqual([100, 500]);
  await get(`${apiPaths.contacts}?limit=501`).expect(400);
  page.mockRestore();
});

it.each([
  ['ODD', 4],
  ['ada3 okafor', 1],
  [' ada3 okafor ', 1],
  ['freight', 7],
  ['.*', 0],
])('finds "%s"', async (q, total) => {
  const response = await get(`${apiPaths.contacts}?limit=2&q=${encodeURIComponent(q)}`);
  expect(response.headers['x-total-count']).toBe(String(total));
  if (response.headers.link) expect(response.headers.link).toContain(`q=${q}`);
});

it.each([listPaths.contact, `${listPaths.contact}.csv`, apiPaths.openapi])('%s is compressed', async (path) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await get(path).set('Accept-Encoding', encoding);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
  }
});

it('sends the days of retention, if configured', async () => {
  const limited = await startTestApp({ retentionDays: 90 });
  const days = async (path: string) =>
    (await limited.request.get(path).set('Cookie', limited.cookie)).headers['x-retention-days'];
  expect(await Promise.all([apiPaths.contacts, apiPaths.partnerships, apiPaths.subscribers].map(days))).toEqual([
    '90',
    '90',
    undefined,
  ]);
  expect((await get(apiPaths.contacts)).headers).not.toHaveProperty('x-retention-days');
  await limited.close();
});

it('says if a total is an estimate', async () => {
  const page = async () => ({ items: [], total: async () => ({ count: 200_000, isEstimate: true }) });
  const stores = { ...app.stores, close: async () => {} };
  const many = await startTestApp({ stores, leads: { ...app.stores.leads, page } as Leads });
  const { headers } = await many.request.get(apiPaths.contacts).set('Cookie', many.cookie);
  expect([headers['x-total-count'], headers['x-total-count-kind']]).toEqual(['200000', 'estimate']);
  await many.close();
});

it('says how many entries are overdue while they are not erased', async () => {
  let state: 'running' | 'paused' = 'paused';
  const limited = await startTestApp({ retention: () => ({ state, overdue: 12 }) });
  const headers = async (path: string) => {
    const { headers: found } = await limited.request.get(path).set('Cookie', limited.cookie).expect(200);
    return [found['x-retention-state'], found['x-retention-overdue']];
  };
  for (const path of [...Object.values(listPaths), apiPaths.audit, apiPaths.outbox])
    expect(await headers(path)).toEqual(['paused', '12']);
  await limited.request.get(apiPaths.ready).expect(200);
  state = 'running';
  expect(await headers(apiPaths.contacts)).toEqual([undefined, undefined]);
  await limited.close();
});

it('is recorded in the audit log, each page that was read, without what was searched for', async () => {
  for (const query of ['', '?q=secret', '?spam=only&q=secret', '?cursor=c5'])
    await get(apiPaths.contacts + query).expect(200);
  const { body } = await get(`${apiPaths.audit}?limit=4`);
  expect(body.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`)).toEqual([
    'list /api/contacts, a further page',
    'search /api/contacts, spam',
    'search /api/contacts',
    'list /api/contacts',
  ]);
});

describe('the CSV file', () => {
  it('contains the filtered entries, with formulas escaped', async () => {
    const response = await get(`${apiPaths.contacts}.csv?q=%3D1`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="?contacts-\d{4}-\d\d-\d\d\.csv"?$/);
    const [header, ...rows] = response.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(header).toBe(
      'id,submittedAt,handled,handledAt,note,spam,firstName,lastName,email,phone,company,message,page,partner,utm_source,utm_medium,utm_campaign,utm_term,utm_content,agreedTo,agreementVersion,agreedAt,phoneAgreedTo,phoneAgreementVersion,phoneAgreedAt,stopped,stop,language',
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/,"'=1\+1",{15}http[^,]*\/messages\/stop[^,]*,$/);
  });

  it('waits for a slow client, and releases everything after a disconnect', async () => {
    const items = Array.from({ length: limits.pageMax }, (_, n) => ({
      id: String(n),
      sequence: n,
      kind: 'contact' as const,
      submittedAt: 0,
      spam: false,
      body: { ...contactBody, message: 'x'.repeat(400) },
    }));
    const pages = 12;
    const many = await startTestApp({
      stores: { ...app.stores, close: async () => {} },
      leads: {
        ...app.stores.leads,
        page: async ({ before = pages }) => ({
          items,
          total: async () => ({ count: 0, isEstimate: false }),
          ...(before > 1 && { next: before - 1 }),
        }),
      } as Leads,
    });
    const warnings = vi.spyOn(process, 'emitWarning');
    const server = many.app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET ${apiPaths.contacts}.csv HTTP/1.0\r\nCookie: ${many.cookie}\r\n\r\n`);
    let lines = 0;
    for await (const chunk of socket) {
      lines += String(chunk).split('\r\n').length - 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(lines).toBeGreaterThan(pages * items.length);
    expect(warnings).not.toHaveBeenCalled();
    server.close();
    await many.close();
  });

  describe('of a long list', () => {
    const items = Array.from({ length: limits.pageMax }, (_, n) => ({
      id: String(n),
      sequence: n,
      kind: 'contact' as const,
      submittedAt: 0,
      spam: false,
      body: contactBody,
    }));

    /** Starts the app with four pages of every list. */
    const startWith = (onPage: (kind: string) => void) =>
      startTestApp({
        stores: { ...app.stores, close: async () => {} },
        leads: {
          ...app.stores.leads,
          async page({ kind, before = 4 }) {
            onPage(kind);
            return {
              items,
              total: async () => ({ count: 0, isEstimate: false }),
              ...(before > 1 && { next: before - 1 }),
            };
          },
        } as Leads,
      });

    it('is sent when the one before it is complete', async () => {
      const pages: string[] = [];
      const many = await startWith((kind) => pages.push(kind));
      const read = (path: string) => many.request.get(`${path}.csv`).set('Cookie', many.cookie);
      await Promise.all([read(apiPaths.contacts), read(apiPaths.partnerships)]);
      const four = (kind: string) => Array<string>(4).fill(kind);
      expect([
        [...four('contact'), ...four('partnership')],
        [...four('partnership'), ...four('contact')],
      ]).toContainEqual(pages);
      await many.close();
    });

    it('lets other requests run after every hundred rows', async () => {
      let turns = 0;
      const turnsAtPage: number[] = [];
      const many = await startWith(() => turnsAtPage.push(turns));
      let timer = setImmediate(function count() {
        turns += 1;
        timer = setImmediate(count);
      });
      await many.request.get(`${apiPaths.contacts}.csv`).set('Cookie', many.cookie).expect(200);
      clearImmediate(timer);
      const [first = 0, second = 0] = turnsAtPage;
      // In the last turn the export may come before the counter.
      expect(second - first).toBeGreaterThanOrEqual(limits.pageMax / 100 - 1);
      await many.close();
    });
  });

  it.each([
    [`${apiPaths.contacts}.csv?q=secret`, '/api/contacts.csv: a search'],
    [`${apiPaths.subscribers}.csv`, '/api/subscribers.csv'],
    [`${apiPaths.subscribers}.csv?status=all&language=fr`, '/api/subscribers.csv: everyone, in fr'],
  ])('%s is recorded in the audit log as "%s"', async (path, subject) => {
    await get(path);
    expect((await get(apiPaths.audit)).body[0]).toMatchObject({ action: 'export', subject });
  });
});

describe('an entry', () => {
  it('is marked as handled with a note, and as open again', async () => {
    const [{ id }] = (await get(`${apiPaths.contacts}?limit=1`)).body;
    const patch = (body: object) =>
      app.request.patch(`${apiPaths.contacts}/${id}`).set('Cookie', app.cookie).send(body);
    expect((await patch({ handled: true, note: 'Called' })).body).toMatchObject({
      handled: true,
      note: 'Called',
      handledAt: expect.any(String),
    });
    expect((await patch({ handled: false, note: '' })).body).not.toHaveProperty('note');
    expect((await get(apiPaths.audit)).body.slice(0, 2)).toMatchObject([
      { action: 'change', subject: `contact ${id}: open again, note removed` },
      { action: 'change', subject: `contact ${id}: handled, note` },
    ]);
  });

  it('is changed although the audit log cannot be written', async () => {
    const [{ id }] = (await get(`${apiPaths.contacts}?limit=1`)).body;
    const audit = vi.spyOn(app.stores.auditLog, 'add').mockRejectedValueOnce(new StorageError('full'));
    const response = await app.request
      .patch(`${apiPaths.contacts}/${id}`)
      .set('Cookie', app.cookie)
      .send({ note: 'Called twice' });
    audit.mockRestore();
    expect([response.status, response.body.note]).toEqual([200, 'Called twice']);
    expect(app.log()).toContain('"action":"change","msg":"not audited"');
  });

  it('must exist, and the change must not be empty', async () => {
    const patch = (id: string, body: object) =>
      app.request.patch(`${apiPaths.contacts}/${id}`).set('Cookie', app.cookie).send(body);
    expect((await patch('nobody', { handled: true })).status).toBe(404);
    expect((await patch('nobody', {})).status).toBe(400);
    expect((await patch('nobody', { handled: 'yes' })).body.fields).toEqual({ handled: 'Please answer yes or no' });
    expect((await app.request.patch(`${apiPaths.contacts}/x`).send({ handled: true })).status).toBe(401);
  });
});

it('shows the audit log page by page', async () => {
  const all = (await get(apiPaths.audit)).body.map(({ id }: { id: string }) => id);
  expect(all.length).toBeGreaterThan(2);
  const ids: string[] = [];
  for (let path: string | undefined = `${apiPaths.audit}?limit=2`; path; ) {
    const response = await get(path);
    ids.push(...response.body.map(({ id }: { id: string }) => id));
    path = /^<([^>]+)>/.exec(response.headers.link ?? '')?.[1];
  }
  expect(ids).toEqual(all);
});
