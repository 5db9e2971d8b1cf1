import type { Express, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { sendMetrics } from '../metrics.js';
import { sendError } from '../middleware/api-error.js';
import { resource } from '../middleware/resource.js';
import { apiAnswerHeaders } from '../middleware/security-headers.js';

/** How long the result of the readiness check is cached: it writes to the disk, and anybody may request it. */
const CACHE_MS = 1_000;

/** Adds the health check, the readiness check and the metrics. */
export function addHealthRoutes(app: Express, { ready, metrics, metricsToken }: AppDeps): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<boolean> = Promise.resolve(false);

  app.use([apiPaths.health, apiPaths.ready, apiPaths.metrics], apiAnswerHeaders);
  resource(app, apiPaths.health, { GET: [(_req, res) => void res.json({ status: 'ok' })] });
  const isReady: RequestHandler = async (_req, res) => {
    // Monotonic: if the system clock were set back, `Date.now()` would keep an old result for too long.
    if (performance.now() - checkedAt > CACHE_MS) {
      // One check at a time: two would use the same file.
      checkedAt = Number.POSITIVE_INFINITY;
      check = ready()
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          checkedAt = performance.now();
        });
    }
    if (await check) res.json({ status: 'ok' });
    else sendError(res, 503, 'Not ready');
  };
  resource(app, apiPaths.ready, { GET: [isReady] });
  if (metrics) resource(app, apiPaths.metrics, { GET: [sendMetrics(metrics, metricsToken)] });
}
