import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead } from '../../../testing/leads.js';
import { contactBody, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { apiHeaders, apiPaths } from '../../contract/index.js';
import { setUpStaffAccess } from '../../staff/staff-access.js';
import { openPostgres } from './open-postgres.js';

let database: TestDatabase;
let apps: TestApp[];
let passwords: string[];

/** Four processes start at the same moment on an unused database. */
beforeEach(async () => {
  database = await testDatabase();
  passwords = [];
  apps = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const stores = await openPostgres(database.url, Date.now);
      const { access, generatedPassword } = await setUpStaffAccess(stores.staffRecords, undefined, Date.now);
      if (generatedPassword) passwords.push(generatedPassword);
      return startTestApp({ stores, staff: access });
    }),
  );
});
afterEach(async () => {
  for (const app of apps) await app.close();
  await database[Symbol.asyncDispose]();
});

const everywhere = <T>(call: (app: TestApp) => PromiseLike<T>) => Promise.all(apps.map((app) => call(app)));
const count = async (table: string) => Number((await database.query(`select count(*) as n from ${table}`))[0]?.n);

it('generate one password, and share sign-ins', async () => {
  expect(passwords).toHaveLength(1);
  const signIn = await apps[0]?.request.post(apiPaths.session).send({ password: passwords[0] }).expect(204);
  const cookie = signIn?.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  const list = () => everywhere(({ request }) => request.get(apiPaths.contacts).set('Cookie', cookie));
  expect((await list()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await apps[3]?.request.delete(apiPaths.session).set('Cookie', cookie).expect(204);
  expect((await list()).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

it('store a lead once that all of them receive with the same key', async () => {
  for (let round = 0; round < 10; round += 1) {
    const responses = await everywhere(({ request }) =>
      request.post(apiPaths.contact).set(apiHeaders.idempotencyKey, `key ${round}`).send(contactBody),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(await count('leads')).toBe(10);
});

it('store equal leads once that they receive in different orders, without a deadlock', async () => {
  const keys = Array.from({ length: 20 }, (_, n) => `key ${n}`);
  const added = await Promise.all(
    apps.flatMap(({ stores }, n) =>
      (n % 2 ? keys : keys.toReversed()).map((fingerprint) => stores.leads.add(lead(fingerprint, { fingerprint }))),
    ),
  );
  expect(new Set(added.map(({ id }) => id)).size).toBe(20);
  expect(await count('leads')).toBe(20);
});

it('store every other lead if the database refuses one', async () => {
  const added = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => apps[0]?.stores.leads.add(lead(n === 7 ? 'NUL \0' : `n${n}`))),
  );
  expect(added.flatMap(({ status }, n) => (status === 'rejected' ? n : []))).toEqual([7]);
  expect(await count('leads')).toBe(29);
});

it('store an address once that all of them receive', async () => {
  const spellings = ['ada@example.com', 'Ada@example.com', 'ADA@EXAMPLE.COM', 'ada@Example.Com'];
  const responses = await Promise.all(
    apps.map(({ request }, n) => request.post(apiPaths.subscribe).send({ email: spellings[n] })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await count('leads')).toBe(1);
});

it('claim each delivery in only one of them, also at the same time', async () => {
  const stores = apps.map(({ stores }) => stores);
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => stores[n % 4]?.leads.add(lead(`n${n}`, { channels: ['webhook'] }))),
  );
  const claims = await Promise.all(Array.from({ length: 16 }, (_, n) => stores[n % 4]?.outbox.claim(3, 60_000)));
  const ids = claims.flatMap((due) => due?.map(({ delivery }) => delivery.id) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = await stores[0]?.outbox.claim(100, 60_000);
  expect(ids.length + (rest?.length ?? 0)).toBe(40);
});

it('skip what another one has locked, instead of waiting for it', async () => {
  const [first] = apps;
  for (const name of ['a', 'b']) await first?.stores.leads.add(lead(name, { channels: ['webhook'] }));
  await database.query('begin');
  await database.query('select * from deliveries order by sequence limit 1 for update');
  const due = await vi.waitFor(() => first?.stores.outbox.claim(5, 60_000), 60_000);
  expect(due?.map(({ lead: { body } }) => body.firstName)).toEqual(['b']);
  await database.query('rollback');
});

it('see immediately what staff changed at another one', async () => {
  const { body } = (await apps[0]?.request.post(apiPaths.contact).send(contactBody)) ?? {};
  await apps[1]?.stores.leads.change('contact', body.id, { handled: true, note: 'Called' });
  const pages = await everywhere(({ stores }) => stores.leads.page({ kind: 'contact', spam: false, limit: 1 }));
  for (const { items } of pages) expect(items).toMatchObject([{ note: 'Called', handledAt: expect.any(Number) }]);
});
