import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { createBucket } from '../lib/bucket.js';
import type { Clock } from '../lib/clock.js';
import { isLoopback } from '../lib/loopback.js';
import { refusals } from '../lib/refusals.js';
import { HttpError } from './api-error.js';

const MINUTE = 60_000;

const limiter = (limit: number, windowMs: number, skip: (req: Request) => boolean): RequestHandler =>
  rateLimit({
    limit,
    windowMs,
    skip,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A household has a whole IPv6 network, which counts as one client.
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ''),
    // The library's checks would print client addresses.
    validate: false,
    handler: (_req, _res, next) => next(new HttpError(429, refusals.tooMany)),
  });

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAILY_BYTES = 10 * 1024 * 1024;

/** Limits the bytes that an address may store per day, by default about 20,000 leads of usual length. Throws a 429 above it. */
export function createDailyQuota(clock: Clock, skip: (req: Request) => boolean, bytes = DAILY_BYTES) {
  const stored = new Map<string, number>();
  let since = clock.elapsed();
  return (req: Request, lead: unknown): void => {
    if (skip(req)) return;
    const now = clock.elapsed();
    if (now - since > DAY_MS) {
      stored.clear();
      since = now;
    }
    const address = ipKeyGenerator(req.ip ?? '');
    const sum = (stored.get(address) ?? 0) + Buffer.byteLength(JSON.stringify(lead));
    if (sum > bytes) {
      const retryAfter = Math.ceil((since + DAY_MS - now) / 1_000);
      throw new HttpError(429, refusals.tooMuchToday, { retryAfter });
    }
    stored.set(address, sum);
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Limits per client address and call: 30 posts a minute, 10 sign-in attempts in 15 minutes and 300 other calls a minute. Each has its
 * own counter. If not enabled, requests from this machine have no limits, for benchmarks.
 */
export function createRateLimits(enabled: boolean, clock: Clock) {
  const skip = (req: Request) => !enabled && isLoopback(req.ip);
  const render = createBucket(clock, { burst: 10, perSecond: 2 });
  return {
    /** A new counter for one of the three posts. */
    post: () => limiter(30, MINUTE, skip),
    signIn: limiter(10, 15 * MINUTE, skip),
    other: limiter(300, MINUTE, skip),
    /** Whether a further page may be rendered, by all clients together. */
    mayRender: (req: Request) => skip(req) || render(),
    dailyQuota: createDailyQuota(clock, skip),
  };
}
