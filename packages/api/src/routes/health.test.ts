import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

let ready: () => Promise<void>;
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeEach(async () => {
  app = await startTestApp({ ready: () => ready() });
});
afterEach(() => app.close());

it('never runs two checks at once, however slow the disk is', async () => {
  let checks = 0;
  let finish = () => {};
  ready = () => {
    checks += 1;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const ask = () => app.request.get(apiPaths.ready).then(({ status }) => status);
  const first = ask();
  await expect.poll(() => checks).toBe(1);
  app.elapse(60_000);
  const second = ask();
  await app.request.get(apiPaths.health).expect(200);
  finish();
  expect([await first, await second, checks]).toEqual([200, 200, 1]);
});

it('reports after a second that it is not ready, even if the clock was set back', async () => {
  ready = async () => undefined;
  await app.request.get(apiPaths.ready).expect(200);
  ready = () => Promise.reject(new StorageError('full'));
  await app.request.get(apiPaths.ready).expect(200);
  app.elapse(1_001);
  const response = await app.request.get(apiPaths.ready);
  expect([response.status, response.body.error]).toEqual([503, 'Not ready']);
});
