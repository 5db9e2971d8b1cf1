import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bundleServer, type ServerProcess, startServer } from '../../../testing/server-process.js';
import { contactBody, tempFolder } from '../../../testing/test-app.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let database: TestDatabase;
const running: ServerProcess[] = [];

beforeAll(bundleServer);
beforeEach(async () => {
  place = await tempFolder();
  database = await testDatabase();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await database[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const start = async () => {
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: join(place.folder, 'data') });
  running.push(server);
  return server;
};
const post = ({ url }: ServerProcess, firstName: string, key: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...contactBody, firstName }),
  });

it('stores acknowledged leads of every process in the database, and writes no files', async () => {
  const [first, second] = [await start(), await start()];
  const responses = await Promise.all([first, second, first, second].map((server) => post(server, 'twice', 'key')));
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);

  const acknowledged: string[] = ['twice'];
  const client = async (number: number) => {
    for (let n = 0; ; n += 1) {
      const response = await post(first, `n${number}.${n}`, `${number}.${n}`).catch(() => undefined);
      if (response?.status !== 201) return;
      acknowledged.push(`n${number}.${n}`);
    }
  };
  const clients = Promise.all([1, 2, 3, 4].map(client));
  await vi.waitUntil(() => acknowledged.length > 20, { timeout: 60_000, interval: 1 });
  first.child.kill('SIGKILL');
  await clients;

  await post(second, 'after', 'after');
  const rows = await database.query(`select body->>'firstName' as name from leads`);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...acknowledged, 'after']));
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await readdir(place.folder)).toEqual([]);
});

it('shows where the data is, without user and password', async () => {
  const server = await start();
  expect(server.output()).toMatch(/Data +PostgreSQL, 127\.0\.0\.1:\d+\/postgres\n/);
  expect(server.output()).not.toMatch(/tester|secret-of-the-tests|postgres:\/\//);
});

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url));
/** Runs a command with `npm run`; resolves with its exit code and its output. */
const run = (command: string, env: Record<string, string>) =>
  new Promise<[number, string]>((resolve) => {
    const options = { env: { ...process.env, INIT_CWD: place.folder, ...env } };
    const child = execFile(process.execPath, ['--import', 'tsx', cli, command], options, (_error, out, err) =>
      resolve([child.exitCode ?? -1, out + err]),
    );
  });

it.each(['backup', 'restore', 'repair'])('refuses "%s" and names the tools of the database', async (command) => {
  const [code, text] = await run(command, { DATABASE_URL: database.url });
  expect(code).toBe(1);
  expect(text).toContain('pg_dump');
  // It would undo erasures and ended subscriptions.
  expect(text).not.toContain('pg_restore --clean');
  expect(text).toContain('Restore a database');
  expect(text).not.toContain('secret-of-the-tests');
  expect(await readdir(place.folder)).toEqual([]);
});

it('imports only if a database is configured', async () => {
  expect(await run('import', {})).toEqual([1, expect.stringContaining('DATABASE_URL must be set')]);
});
