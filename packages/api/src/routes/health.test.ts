import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

it('says that it is not ready within two seconds, also when the clock has been set back meanwhile', async () => {
  let clock = Date.now();
  let works = true;
  const ready = async () => (works ? undefined : Promise.reject(new StorageError('full')));
  const app = await startTestApp({ now: () => clock, ready });
  await app.request.get(apiPaths.ready).expect(200);
  works = false;
  clock -= 3_600_000;
  await sleep(1_500);
  const answer = await app.request.get(apiPaths.ready);
  expect([answer.status, answer.body.error]).toEqual([503, 'Not ready']);
  await app.close();
});
