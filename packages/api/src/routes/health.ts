import type { Express, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { sendMetrics } from '../metrics.js';
import { sendError } from '../middleware/api-error.js';
import { resource } from '../middleware/resource.js';
import { apiAnswerHeaders } from '../middleware/security-headers.js';

/** An answer about readiness holds for so long: the check costs a write, and anybody may ask. */
const CACHE_MS = 1_000;

/** Liveness and readiness, which tell nothing about the inside, and the metrics. */
export function addHealthRoutes(app: Express, { ready, metrics, metricsToken }: AppDeps): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<boolean> = Promise.resolve(false);

  app.use([apiPaths.health, apiPaths.ready, apiPaths.metrics], apiAnswerHeaders);
  resource(app, apiPaths.health, { GET: [(_req, res) => void res.json({ status: 'ok' })] });
  const isReady: RequestHandler = async (_req, res) => {
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
  };
  resource(app, apiPaths.ready, { GET: [isReady] });
  if (metrics) resource(app, apiPaths.metrics, { GET: [sendMetrics(metrics, metricsToken)] });
}
