import { existsSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFiles } from '../testing/file-store.js';
import { PASSWORD, send, storedNames } from '../testing/server-client.js';
import { bundleServer, type ServerProcess, startServer } from '../testing/server-process.js';
import { tempFolder } from '../testing/test-app.js';

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
