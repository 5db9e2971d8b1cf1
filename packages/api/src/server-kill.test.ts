import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, send, signIn, storedNames } from '../testing/server-client.js';
import { bundleServer, type ServerProcess, startServer } from '../testing/server-process.js';
import { tempFolder } from '../testing/test-app.js';

/** `npm run test:processes` kills the server more often. Half of the rounds run at the same time as the other half. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6) / 2;

let place: Awaited<ReturnType<typeof tempFolder>>;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  await bundleServer();
  place = await tempFolder();
});
afterAll(async () => {
  for (const server of running) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  await place[Symbol.asyncDispose]();
});

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
  const start = async () => {
    const server = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD });
    running.add(server);
    return server;
  };
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

it(
  'neither loses nor duplicates leads, and erases permanently, if it is killed under load',
  async () => {
    for (const { acknowledged, erased } of await Promise.all([killRounds(ROUNDS, 1), killRounds(ROUNDS, 2)])) {
      expect(acknowledged).toBeGreaterThanOrEqual(2 * ROUNDS);
      expect(erased).toBeGreaterThanOrEqual(ROUNDS);
    }
  },
  ROUNDS * 100_000,
);
