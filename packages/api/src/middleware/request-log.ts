import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.js';
import type { Metrics } from '../metrics.js';

type RequestLogDeps = { logger: Logger; clock: Clock; metrics?: Metrics | undefined };

/** Logs and counts each response by route: a pattern, or a page of the site. The address is not logged: it can hold names and ids. */
export function requestLog({ logger, clock, metrics }: RequestLogDeps): RequestHandler {
  return (req, res, next) => {
    const start = clock.elapsed();
    res.once('finish', () => {
      const pattern = req.route ? `${req.baseUrl}${String(req.route.path)}` : 'unmatched';
      const route = res.locals.route ?? pattern;
      metrics?.countRequest(req.method, route, res.statusCode);
      const level = res.statusCode >= 500 ? 'error' : 'info';
      logger[level]({ method: req.method, route, status: res.statusCode, ms: Math.round(clock.elapsed() - start) });
    });
    next();
  };
}
