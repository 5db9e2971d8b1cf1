import { existsSync } from 'node:fs';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFiles } from '../testing/file-store.js';
import { bundleServer, type ServerProcess, startServer } from '../testing/server-process.js';
import { contactBody, tempFolder } from '../testing/test-app.js';

const PASSWORD = 'a password of staff';
let place: Awaited<ReturnType<typeof tempFolder>>;
let data: string;
const running = new Set<ServerProcess>();

beforeAll(bundleServer);
beforeEach(async () => {
  place = await tempFolder();
  data = join(place.folder, 'data');
});
afterEach(async () => {
  for (const server of running) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  running.clear();
  await place[Symbol.asyncDispose]();
});

/** Uses the generated password, which does not have to be hashed at every start. */
const startIn = async (folder: string, env: Record<string, string> = {}) => {
  const server = await startServer({ DATA_DIR: folder, ...env });
  running.add(server);
  return server;
};
const start = (env: Record<string, string> = {}) => startIn(data, { ADMIN_PASSWORD: PASSWORD, ...env });

const passwordPrintedBy = (server: ServerProcess) => /Staff password +(\S+)/.exec(server.output())?.[1] ?? '';

const send = (server: ServerProcess, name: string) =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name },
    body: JSON.stringify({ ...contactBody, firstName: name, email: `${name}@example.com` }),
  });

async function signIn({ url }: ServerProcess, password = PASSWORD): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ password }) });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

async function storedNames(server: ServerProcess, password = PASSWORD): Promise<string[]> {
  const cookie = await signIn(server, password);
  const csv = await (await fetch(`${server.url}/api/contacts.csv`, { headers: { cookie } })).text();
  return [...csv.matchAll(/,(n[\d.]+),/g)].map(([, name]) => name ?? '');
}

/** The same numbers from 0 to 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Starts a server repeatedly, stores and erases leads at the same time (an erasure writes the whole journal again), and kills it. Then
 * compares the acknowledged leads with the stored ones.
 */
async function killRounds(rounds: number, lane: number) {
  const folder = join(place.folder, `lane-${lane}`);
  const random = seeded(lane);
  let cookie = '';
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const asked = new Set<string>();
  const erased = new Set<string>();
  const start = () => startIn(folder, { ADMIN_PASSWORD: PASSWORD });
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    cookie ||= await signIn(server);
    // Leads that were not acknowledged in the last round are sent again, like a visitor's second click.
    const unanswered = [...sent].filter((name) => !acknowledged.has(name));
    const visitor = async (number: number) => {
      for (let n = 0; ; n += 1) {
        const name = unanswered.pop() ?? `n${round}.${number}.${n}`;
        sent.add(name);
        const response = await send(server, name).catch(() => undefined);
        if (response?.status !== 201) return;
        acknowledged.add(name);
      }
    };
    const staff = async () => {
      for (;;) {
        const name = [...acknowledged].find((one) => !asked.has(one) && random() < 0.2);
        if (name === undefined) {
          if (server.child.signalCode) return;
          await new Promise((resolve) => setTimeout(resolve, 2));
          continue;
        }
        asked.add(name);
        const url = `${server.url}/api/people?email=${name}@example.com`;
        const response = await fetch(url, { method: 'DELETE', headers: { cookie } }).catch(() => undefined);
        if (response?.status !== 200) return;
        erased.add(name);
      }
    };
    const clients = Promise.all([staff(), ...Array.from({ length: 8 }, (_, number) => visitor(number))]);
    // Kill after a number of responses instead of a time, which does not depend on the speed of the machine.
    const [posts, erasures] = [acknowledged.size + 1 + random() * 40, erased.size + random() * 3];
    const isEnough = () => acknowledged.size >= posts && erased.size >= erasures;
    await vi.waitUntil(isEnough, { timeout: 60_000, interval: 1 });
    server.child.kill('SIGKILL');
    await Promise.all([clients, server.ended]);
    running.delete(server);
  }
  const names = await storedNames(await start());
  expect(new Set(names).size).toBe(names.length);
  expect([...acknowledged].filter((name) => !asked.has(name) && !names.includes(name))).toEqual([]);
  const files = await readdir(folder);
  const bytes = (await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')))).join();
  expect([...erased].filter((name) => bytes.includes(`${name}@`))).toEqual([]);
  return { acknowledged: acknowledged.size, erased: erased.size };
}

it('neither loses nor duplicates leads, and erases permanently, in 50 rounds of kill -9 under load', async () => {
  for (const { acknowledged, erased } of await Promise.all([killRounds(25, 1), killRounds(25, 2)])) {
    expect(acknowledged).toBeGreaterThanOrEqual(50);
    expect(erased).toBeGreaterThanOrEqual(25);
  }
}, 900_000);

it('stops on SIGTERM without losing leads and with exit code 0', async () => {
  const server = await start();
  let accepted = 0;
  const client = async (number: number) => {
    for (let n = 0; (await send(server, `n${number}.${n}`).catch(() => undefined))?.status === 201; n += 1)
      accepted += 1;
  };
  const clients = Promise.all([1, 2, 3, 4].map(client));
  await vi.waitUntil(() => accepted > 20, { timeout: 60_000, interval: 1 });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await clients;
  expect(await storedNames(await start())).toHaveLength(accepted);
});

it.each(['Promise.reject', 'throw'])(
  'ends after an uncaught error (%s) and still answers requests in flight',
  async (how) => {
    const fault = how === 'throw' ? 'throw e' : 'Promise.reject(e)';
    const script = `process.on('SIGUSR2', () => { const e = new Error('ada@example.com'); ${fault} })`;
    const server = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` });
    let accepted = 0;
    const client = async (number: number) => {
      for (let n = 0; (await send(server, `n${number}.${n}`).catch(() => undefined))?.status === 201; n += 1)
        accepted += 1;
    };
    const clients = Promise.all([1, 2, 3, 4].map(client));
    await vi.waitUntil(() => accepted > 20, { timeout: 60_000, interval: 1 });
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    await clients;
    expect(server.output()).toContain('{"name":"Error"');
    expect(server.output()).not.toContain('ada@example.com');
    expect(await storedNames(await start())).toHaveLength(accepted);
  },
);

it.skipIf(!existsSync('/dev/full'))('works, and stops on SIGTERM, while its log goes to a full disk', async () => {
  await using full = await open('/dev/full', 'w');
  const env = { DATA_DIR: data, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info', PORT: String(await getPort()) };
  const server = await startServer(env, full.fd);
  running.add(server);
  await send(server, 'n1');
  await vi.waitUntil(() => server.output().includes('ENOSPC'), { timeout: 60_000 });
  for (let n = 2; n <= 100; n += 1) expect((await send(server, `n${n}`)).status).toBe(201);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output().match(/ENOSPC/g)).toHaveLength(1);
  expect(await storedNames(await start())).toHaveLength(100);
});

it('refuses a folder that another server has locked', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/Another process is using the data folder/);
  expect((await send(first, 'n1')).status).toBe(201);
});

it('generates a password once and shows it once', async () => {
  const first = await startIn(data);
  const password = passwordPrintedBy(first);
  expect(password).toHaveLength(27);
  expect(await readFile(join(data, 'staff.json'), 'utf8')).not.toContain(password);
  first.child.kill('SIGTERM');
  await first.ended;
  expect((await startIn(data)).output()).not.toContain('Staff password');
});

describe('does not start', () => {
  it('with an invalid environment, and prints why', async () => {
    await expect(start({ PORT: 'http' })).rejects.toThrow(/PORT must be a port/);
  });

  it('with a damaged staff file, which it does not change', async () => {
    await (await openFiles({ folder: data })).close();
    await writeFile(join(data, 'staff.json'), '{"version":1}');
    await expect(start()).rejects.toThrow(/staff.json is damaged/);
    expect(await readFile(join(data, 'staff.json'), 'utf8')).toBe('{"version":1}');
  });
});
