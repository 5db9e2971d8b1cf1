import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

it('reports within two seconds that it is not ready, even if the clock was set back', async () => {
  let works = true;
  const ready = async () => (works ? undefined : Promise.reject(new StorageError('full')));
  const app = await startTestApp({ ready });
  await app.request.get(apiPaths.ready).expect(200);
  works = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await sleep(1_500);
  const answer = await app.request.get(apiPaths.ready);
  expect([answer.status, answer.body.error]).toEqual([503, 'Not ready']);
  vi.useRealTimers();
  await app.close();
});
