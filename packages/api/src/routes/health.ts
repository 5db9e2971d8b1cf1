import { Router } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { sendError, wrongMethod } from '../middleware/api-error.js';
import { apiAnswerHeaders } from '../middleware/security-headers.js';

/** An answer about readiness holds for so long: the check costs a write, and anybody may ask. */
const CACHE_MS = 1_000;

/** Liveness and readiness. They tell nothing about the inside. */
export function healthRoutes({ ready }: AppDeps): Router {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<boolean> = Promise.resolve(false);

  const router = Router();
  router.use([apiPaths.health, apiPaths.ready], apiAnswerHeaders);
  router.get(apiPaths.health, (_req, res) => void res.json({ status: 'ok' }));
  router.get(apiPaths.ready, async (_req, res) => {
    // Not the time of day: a clock that is set back would keep an old answer for as long.
    const now = performance.now();
    if (now - checkedAt > CACHE_MS) {
      checkedAt = now;
      check = ready().then(
        () => true,
        () => false,
      );
    }
    if (await check) res.json({ status: 'ok' });
    else sendError(res, 503, 'Not ready');
  });
  router.all([apiPaths.health, apiPaths.ready], wrongMethod('GET', 'HEAD'));
  return router;
}
