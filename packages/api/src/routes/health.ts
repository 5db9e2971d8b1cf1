import type { Express, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { isLoopback } from '../lib/loopback.js';
import { sameBytes } from '../lib/same-bytes.js';
import type { Metrics } from '../metrics.js';
import { HttpError, sendError } from '../middleware/api-error.js';
import { isForwarded } from '../middleware/client-address.js';
import { resource } from '../middleware/resource.js';
import { apiResponseHeaders } from '../middleware/security-headers.js';

/** How long the result of the readiness check is cached: it writes to the disk, and anybody may request it. */
const CACHE_MS = 1_000;

/** For requests from this machine that no proxy has forwarded, and for requests with the token. */
const sendMetrics =
  ({ register }: Metrics, token: string | undefined): RequestHandler =>
  async (req, res) => {
    // A foreign host means a page of another site whose name leads to this machine (DNS rebinding).
    const isLocal = isLoopback(req.socket.remoteAddress) && isLoopback(req.hostname) && !isForwarded(req);
    const given = Buffer.from(req.get('Authorization') ?? '');
    if (!isLocal && !(token && sameBytes(given, Buffer.from(`Bearer ${token}`)))) {
      res.set('WWW-Authenticate', 'Bearer');
      throw new HttpError(401, 'Metrics need a token, except on the machine of the server');
    }
    res.type(register.contentType).send(await register.metrics());
  };

export function addHealthRoutes(app: Express, { ready, clock, metrics, metricsToken }: AppDeps): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.allSettled<void>([]);

  app.use([apiPaths.health, apiPaths.ready, apiPaths.metrics], apiResponseHeaders);
  resource(app, apiPaths.health, { GET: [(_req, res) => void res.json({ status: 'ok' })] });
  const isReady: RequestHandler = async (_req, res) => {
    // Monotonic: if the system clock were set back, `Date.now()` would keep an old result for too long.
    if (clock.elapsed() - checkedAt > CACHE_MS) {
      // One check at a time: two would use the same file.
      checkedAt = Number.POSITIVE_INFINITY;
      check = Promise.allSettled([ready()]).finally(() => {
        checkedAt = clock.elapsed();
      });
    }
    const [result] = await check;
    if (result?.status === 'fulfilled') res.json({ status: 'ok' });
    else sendError(res, 503, 'Not ready');
  };
  resource(app, apiPaths.ready, { GET: [isReady] });
  if (metrics) resource(app, apiPaths.metrics, { GET: [sendMetrics(metrics, metricsToken)] });
}
