import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

it('never runs two checks at once, however slow the disk is', async () => {
  let running = 0;
  let most = 0;
  const ready = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1_500);
    running -= 1;
  };
  const app = await startTestApp({ ready });
  const first = app.request.get(apiPaths.ready).then(({ status }) => status);
  await sleep(1_200);
  const second = await app.request.get(apiPaths.ready);
  expect([await first, second.status, most]).toEqual([200, 200, 1]);
  await app.close();
});

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
