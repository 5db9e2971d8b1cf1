import { cp, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Balancer, haproxy, startBalancer } from '../testing/balancer.js';
import { type CuttableProxy, cuttableProxy } from '../testing/cuttable-proxy.js';
import { startMailServer } from '../testing/mail-server.js';
import { bundleServer, outDir, type ServerProcess, startServer } from '../testing/server-process.js';
import { contactBody, tempFolder } from '../testing/test-app.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { buildTestSite } from '../testing/test-site.js';
import { apiHeaders, apiPaths } from './contract/index.js';

/* Three processes on one database behind a load balancer. The tests are steps: each begins with what the one before has left. */

const PATIENCE = { timeout: 60_000, interval: 20 };
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

let place: Awaited<ReturnType<typeof tempFolder>>;
let database: TestDatabase;
let link: CuttableProxy;
let balancer: Balancer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let ports: number[];
const servers: (ServerProcess | undefined)[] = [];

/** Deliveries that the receiver of the webhook has accepted, one id for each attempt. It takes its time. */
const received: string[] = [];
const hook = createServer(async (req, res) => {
  await req.resume().toArray();
  received.push(String(req.headers['x-boundless-delivery']));
  setTimeout(() => res.end(), 300);
});

/** A build of the site with its own hashed script, and the server beside it. */
async function build(version: string): Promise<void> {
  const root = join(place.folder, version);
  const dist = await buildTestSite(join(root, 'site/dist'));
  const assets = join(dist, 'client/assets');
  for (const suffix of ['', '.br', '.gz'])
    await rename(join(assets, `main-abc123.js${suffix}`), join(assets, `main-${version}.js${suffix}`));
  await writeFile(join(dist, 'client/index.html'), `<!doctype html><script src="/assets/main-${version}.js"></script>`);
  for (const suffix of ['.br', '.gz']) await rename(join(dist, `client/index.html${suffix}`), join(dist, `x${suffix}`));
  await cp(outDir, join(root, 'api/dist'), { recursive: true });
}

async function start(n: number, version = 'one', more: Record<string, string> = {}): Promise<ServerProcess> {
  const env = {
    PORT: String(ports[n]),
    DATABASE_URL: link.url,
    TRUST_PROXY: '1',
    ASSETS_DIR: join(place.folder, 'shared-assets'),
    PUBLIC_SITE_ORIGIN: 'https://www.boundless.example',
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    LEAD_WEBHOOK_SECRET: 'a secret of sixteen or more',
    SMTP_URL: mail.url,
    SMTP_FROM: 'site@example.com',
    LEAD_EMAIL_TO: 'staff@example.com',
    ...more,
  };
  const server = await startServer(env, 'pipe', join(place.folder, version, 'api/dist/server.mjs'));
  servers[n] = server;
  return server;
}

const end = async (n: number, signal: NodeJS.Signals) => {
  servers[n]?.child.kill(signal);
  return servers[n]?.ended;
};

beforeAll(async () => {
  await bundleServer();
  place = await tempFolder();
  await symlink(modules, join(place.folder, 'node_modules'));
  for (const version of ['one', 'two']) await build(version);
  database = await testDatabase();
  link = await cuttableProxy(database.url);
  mail = await startMailServer();
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  ports = [await getPort(), await getPort(), await getPort()];
  if (!haproxy)
    console.log('missing HAProxy: a proxy that only takes turns is used, and its checks of health are not tested');
});
afterAll(async () => {
  await balancer?.close();
  for (const n of servers.keys()) await end(n, 'SIGKILL');
  await link.close();
  hook.close();
  mail.close();
  await database[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const send = (path: string, body: object, headers: Record<string, string> = {}, origin = balancer.url) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const contact = (name: string, key = name) =>
  send(apiPaths.contact, { ...contactBody, firstName: name }, { [apiHeaders.idempotencyKey]: key });
/** Sends again with the same key while a connection breaks, as a browser does. */
const deliver = (name: string) =>
  vi.waitUntil(async () => (await contact(name).catch(() => undefined))?.status === 201, PATIENCE);
const storedNames = async () =>
  (await database.query(`select body->>'firstName' as name from leads where kind = 'contact'`)).map(({ name }) => name);

it('start at the same moment and generate one password', async () => {
  const started = await Promise.all([0, 1, 2].map((n) => start(n)));
  const passwords = started.flatMap(({ output }) => /Staff password +(\S+)/.exec(output())?.[1] ?? []);
  expect(passwords).toHaveLength(1);
  balancer = await startBalancer(place.folder, await getPort(), ports);

  const signIn = await send(apiPaths.session, { password: passwords[0] });
  const cookie = signIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const lists = () =>
    Promise.all(started.map(async ({ url }) => (await fetch(url + apiPaths.contacts, { headers: { cookie } })).status));
  expect(await lists()).toEqual([200, 200, 200]);
  await fetch(balancer.url + apiPaths.session, { method: 'DELETE', headers: { cookie } });
  expect(await lists()).toEqual([401, 401, 401]);
});

it('store equal submissions once', async () => {
  const responses = await Promise.all(Array.from({ length: 90 }, (_, n) => contact(`equal ${n % 3}`)));
  expect(responses.every(({ status }) => status === 201)).toBe(true);
  expect((await storedNames()).sort()).toEqual(['equal 0', 'equal 1', 'equal 2']);
});

it('have one subscription for a mailbox, in whatever spelling, and mail to no address that they refuse', async () => {
  const spellings = ['v@x.example', 'V@X.example', 'v@x.example.', 'v\u200B@x.example'];
  const refused = ['<v@x.example', '<<v@x.example>', 'v@x.example>'];
  const subscribe = (email: string) => send(apiPaths.subscribe, { email });
  for (const { status } of await Promise.all(refused.map(subscribe))) expect(status).toBe(400);
  const responses = await Promise.all([...spellings, ...spellings].map(subscribe));
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  const pending = `select 1 from deliveries where channel = 'confirmation' and state = 'pending'`;
  const delivered = () => vi.waitUntil(async () => (await database.query(pending)).length === 0, PATIENCE);
  await delivered();
  await Promise.all(spellings.map(subscribe));
  await delivered();
  expect(mail.mails.filter((text) => /^To: v@x\.example\r$/im.test(text))).toHaveLength(1);
});

it('show whole pages while two of them have another build', async () => {
  // On a connection of its own, so that the balancer chooses a process for each request.
  const get = (path: string) => fetch(balancer.url + path, { headers: { connection: 'close' } });
  const loadPages = async () => {
    const scripts = new Set<string>();
    const load = async () => {
      const script = /src="([^"]+)"/.exec(await (await get('/')).text())?.[1] ?? 'none';
      scripts.add(script);
      expect([script, (await get(script)).status]).toEqual([script, 200]);
    };
    await Promise.all(Array.from({ length: 40 }, load));
    return [...scripts].sort();
  };
  for (const n of [1, 2]) {
    expect(await end(n, 'SIGTERM')).toBe(0);
    await start(n, 'two');
    // Both builds, once the balancer has noticed that the process is back.
    const builds = '/assets/main-one.js,/assets/main-two.js';
    await vi.waitUntil(async () => String(await loadPages()) === builds, PATIENCE);
  }
});

it('make no delivery twice when they are stopped, and leave none behind', async () => {
  received.length = 0;
  const names = Array.from({ length: 60 }, (_, n) => `delivered ${n}`);
  const posts = Promise.all(names.map(deliver));
  await vi.waitUntil(() => received.length > 5, PATIENCE);
  const stopped = Date.now();
  expect(await end(1, 'SIGTERM')).toBe(0);
  await posts;
  await vi.waitUntil(() => new Set(received).size === names.length, PATIENCE);
  // A lease that nobody gave back would last two minutes.
  expect(Date.now() - stopped).toBeLessThan(60_000);
  expect(received).toHaveLength(names.length);
  await start(1, 'two');
});

it.runIf(haproxy)('show every page while the database is away, and store again when it is back', async () => {
  link.cut();
  const statuses = new Map<number, number>();
  const posts: number[] = [];
  for (const until = Date.now() + 6_000; Date.now() < until; await sleep(20)) {
    const { status } = await fetch(balancer.url).catch(() => ({ status: 0 }));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (posts.length < 3 && Date.now() > until - 3_000) posts.push((await contact('nobody')).status);
  }
  expect([...statuses.keys()]).toEqual([200]);
  expect(posts).toEqual([503, 503, 503]);
  link.restore();
  await deliver('after the outage');
  expect(await storedNames()).not.toContain('nobody');
});

it('lose no acknowledged message when they are killed, and store none twice', async () => {
  const acknowledged = new Set<string>();
  let done = false;
  const client = async (number: number) => {
    for (let n = 0; !done; n += 1) {
      const name = `k${number}.${n}`;
      // Like a visitor who tries again.
      while ((await contact(name).catch(() => undefined))?.status !== 201) if (done) return;
      acknowledged.add(name);
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, (_, n) => client(n)));
  for (const n of [0, 1, 2, 0]) {
    const before = acknowledged.size;
    await vi.waitUntil(() => acknowledged.size > before + 20, PATIENCE);
    await end(n, 'SIGKILL');
    await start(n, 'two');
  }
  done = true;
  await clients;
  const names = (await storedNames()).filter((name) => /^k\d/.test(String(name)));
  expect(new Set(names).size).toBe(names.length);
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
});

it('agree on sessions when the password has changed, in whatever order they restart', async () => {
  const password = 'a new password of staff';
  const restart = async (n: number, more?: Record<string, string>) => {
    await end(n, 'SIGTERM');
    await start(n, 'two', more);
  };
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const signIn = async (origin: string) => {
    const { status, headers } = await send(apiPaths.session, { password }, {}, origin);
    const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const lists = urls.map(async (url) => (await fetch(url + apiPaths.contacts, { headers: { cookie } })).status);
    return [status, await Promise.all(lists)];
  };
  await restart(1, { ADMIN_PASSWORD: password });
  await restart(0);
  await restart(2, { ADMIN_PASSWORD: password });
  for (const n of [1, 2]) expect(await signIn(urls[n] ?? '')).toEqual([204, [503, 200, 200]]);
  expect((await send(apiPaths.session, { password }, {}, urls[0])).status).toBe(503);
  await restart(0, { ADMIN_PASSWORD: password });
  for (const url of [...urls, balancer.url]) expect(await signIn(url)).toEqual([204, [200, 200, 200]]);
});
