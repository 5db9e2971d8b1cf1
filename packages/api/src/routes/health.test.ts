import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { apiPaths } from '../contract/index.js';
import { StorageError } from '../store/lead-store.js';
import { startTestApp } from '../testing/test-app.js';

it('says that it is not ready within two seconds, also when the clock has been set back meanwhile', async () => {
  let clock = Date.now();
  const app = await startTestApp({ now: () => clock });
  await app.request.get(apiPaths.ready).expect(200);
  app.store.ready = async () => Promise.reject(new StorageError('full'));
  clock -= 3_600_000;
  await sleep(1_500);
  const answer = await app.request.get(apiPaths.ready);
  expect([answer.status, answer.body.error]).toEqual([503, 'Not ready']);
  await app.close();
});
