import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CuttableProxy, cuttableProxy } from '../../../testing/cuttable-proxy.js';
import { lead, namesIn } from '../../../testing/leads.js';
import { contactBody, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { apiPaths } from '../../contract/index.js';
import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { openPostgres } from './open-postgres.js';

/** For tests that wait until a statement is given up. */
const IMPATIENT = { connectMs: 1_500, queryMs: 1_500 };

let database: TestDatabase;
let proxy: CuttableProxy;
let stores: OpenStores;
let app: TestApp;

beforeEach(async () => {
  database = await testDatabase();
  const named = new URL(database.url);
  named.searchParams.set('application_name', 'outage');
  proxy = await cuttableProxy(named.href);
  await start();
});
afterEach(async () => {
  await app.close();
  await proxy.close();
  await database[Symbol.asyncDispose]();
});

async function start(timeouts?: typeof IMPATIENT) {
  stores = await openPostgres(proxy.url, Date.now, timeouts);
  app = await startTestApp({ stores });
}

const status = async (path: string) => {
  // Readiness is cached for a second.
  app.elapse(1_001);
  return (await app.request.get(path).set('Cookie', app.cookie)).status;
};
const post = (firstName: string) => app.request.post(apiPaths.contact).send({ ...contactBody, firstName });

it('answers 503 while the database is away, says so at /readyz, and recovers when it is back', async () => {
  await post('before').expect(201);
  proxy.cut();
  const refused = await post('lost');
  expect([refused.status, refused.body]).toEqual([503, { error: expect.stringMatching(/cannot store/) }]);
  expect([await status(apiPaths.ready), await status(apiPaths.contacts)]).toEqual([503, 503]);
  expect(await status(apiPaths.health)).toBe(200);
  proxy.restore();
  expect(await status(apiPaths.ready)).toBe(200);
  await post('after').expect(201);
  expect(await namesIn(stores.leads)).toEqual(['before', 'after']);
});

it('logs neither what was sent nor how the database is reached', async () => {
  await post('before').expect(201);
  proxy.cut();
  await post('Secretive').expect(503);
  expect(app.log()).toContain('DATABASE_AWAY');
  for (const secret of ['Secretive', contactBody.email, 'postgres://', 'tester', 'secret-of-the-tests'])
    expect(app.log()).not.toContain(secret);
});

it('gives up on a database that accepts connections and never answers', async () => {
  await app.close();
  await start(IMPATIENT);
  await post('before').expect(201);
  proxy.stall();
  await post('lost').expect(503);
  expect(await status(apiPaths.ready)).toBe(503);
  proxy.restore();
  await post('after').expect(201);
});

it('stores nothing later that was refused because of a lock, and opens no connections beyond its pool', async () => {
  await app.close();
  await start(IMPATIENT);
  await post('before').expect(201);
  await database.query('begin');
  await database.query('lock table leads in exclusive mode');
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 20 }, (_, n) => post(`refused ${round} ${n}`).expect(503)));
  const open = await database.query(`select 1 from pg_stat_activity
    where application_name = 'outage' and datname = current_database()`);
  expect(open.length).toBeLessThanOrEqual(10);
  await database.query('commit');
  const busy = `select 1 from pg_stat_activity
    where application_name = 'outage' and datname = current_database() and state <> 'idle'`;
  await expect.poll(() => database.query(busy)).toEqual([]);
  expect(await namesIn(stores.leads)).toEqual(['before']);
});

describe('a database that is suspended for some seconds', () => {
  beforeEach(async () => {
    await app.close();
    await start(IMPATIENT);
    await post('before').expect(201);
  });
  const postMany = () =>
    Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const { status, body } = await post(`n${n}`);
        return { name: `n${n}`, status, error: body.error };
      }),
    );

  it.each([
    ['before', 'insert into leads'],
    ['before', 'commit'],
    ['after', 'commit'],
  ] as const)('stores what it acknowledges and nothing that is refused: %s "%s"', async (when, text) => {
    proxy.freeze(when, text);
    const posting = postMany();
    await sleep(IMPATIENT.queryMs * 1.5);
    proxy.restore();
    const acknowledged = (await posting).filter(({ status }) => status === 201).map(({ name }) => name);
    // The connections that were given up have reached the database now.
    await sleep(IMPATIENT.queryMs);
    expect(new Set(await namesIn(stores.leads))).toEqual(new Set(['before', ...acknowledged]));
  });

  it('does not apply a change later that was refused, after a newer one', async () => {
    const [stored] = (await stores.leads.page({ kind: 'contact', spam: false, limit: 1 })).items;
    const note = (text: string) => stores.leads.change('contact', stored?.id ?? '', { note: text });
    proxy.freeze('before', 'update leads');
    await expect(note('older')).rejects.toThrow(StorageError);
    proxy.restore();
    await sleep(IMPATIENT.queryMs);
    expect(await stores.leads.find('contact', stored?.id ?? '')).not.toHaveProperty('note');
  });

  it('says so if only the database knows whether a lead was stored', async () => {
    proxy.freeze('after', 'commit');
    const { status, body } = await post('during');
    expect([status, body.error]).toEqual([503, expect.stringMatching(/could not confirm/)]);
    proxy.restore();
    expect(await namesIn(stores.leads)).toEqual(['before', 'during']);
  });
});

it('is not ready on a read-only replica, and still reads', async () => {
  await stores.leads.add(lead('before'));
  const url = new URL(database.url);
  url.searchParams.set('options', `${url.searchParams.get('options')} -c default_transaction_read_only=on`);
  const replica = await openPostgres(url.href, Date.now);
  await expect(replica.ready()).rejects.toThrow(StorageError);
  await expect(replica.leads.add(lead('lost'))).rejects.toThrow(StorageError);
  expect(await namesIn(replica.leads)).toEqual(['before']);
  await replica.close();
});

describe('a connection that the database ends, as it does when it restarts', () => {
  const endAll = () =>
    database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and application_name = 'outage'
      and query like '%leads%' and datname = current_database()`);

  it('loses no lead when it is idle', async () => {
    await post('before').expect(201);
    await endAll();
    for (let n = 0; n < 12; n += 1) await post(`n${n}`).expect(201);
  });

  it('neither loses nor duplicates a lead that is being stored', async () => {
    await stores.leads.add(lead('before'));
    await database.query('begin');
    await database.query('lock table leads in exclusive mode');
    const added = stores.leads.add(lead('during'));
    const waiting = `select 1 from pg_locks where relation = 'leads'::regclass and not granted`;
    await expect.poll(() => database.query(waiting)).toHaveLength(1);
    await endAll();
    await database.query('commit');
    expect(await added).toMatchObject({ outcome: 'created' });
    expect(await namesIn(stores.leads)).toEqual(['before', 'during']);
  });

  it('does not duplicate a stored lead whose response was lost', async () => {
    await stores.leads.add(lead('before'));
    proxy.loseNextResponse();
    expect(await stores.leads.add(lead('during', { fingerprint: 'f' }))).toMatchObject({ outcome: 'created' });
    expect(await namesIn(stores.leads)).toEqual(['before', 'during']);
  });

  describe('and loses a response after the commit', () => {
    it('counts an attempt to deliver once', async () => {
      const { id } = await stores.leads.add(lead('a', { channels: ['webhook'] }));
      await stores.outbox.claim(1, 60_000);
      proxy.loseNextResponse();
      await stores.outbox.finish(`${id}.webhook`, { attempts: 1, error: 'HTTP 500', nextAttemptAt: Date.now() });
      expect((await stores.outbox.page({ limit: 1 })).items).toMatchObject([{ state: 'pending', attempts: 1 }]);
    });

    it.each([
      ['erase', 'records'],
      ['expire', 'records'],
      ['expire', 'lines of the audit log'],
    ])('says how many it removed, and removes and records it once: %s %s', async (call, what) => {
      const ids: string[] = [];
      for (const name of ['a', 'b']) {
        ids.push((await stores.leads.add(lead(name, { spam: true }))).id);
        await stores.auditLog.add({ action: 'export', address: '::1' });
      }
      const soon = Date.now() + 60_000;
      const remove = () => {
        if (call === 'erase') return stores.leads.erase(ids, '::1');
        if (what === 'records') return stores.leads.expire({ spam: soon, pending: soon });
        return stores.auditLog.expire({ lines: soon, refusals: soon });
      };
      proxy.loseNextResponse('commit');
      expect(await remove()).toBe(2);
      const { items } = await stores.auditLog.page({ limit: 9 });
      expect(items.filter(({ subject }) => subject === `2 ${what}`)).toHaveLength(1);
    });
  });
});
