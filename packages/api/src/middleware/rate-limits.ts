import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { isLoopback } from '../lib/loopback.js';
import { HttpError } from './api-error.js';

const MINUTE = 60_000;

const limiter = (limit: number, windowMs: number, skip: (req: Request) => boolean): RequestHandler =>
  rateLimit({
    limit,
    windowMs,
    skip,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Of IPv6 a household has a whole network: it counts as one client.
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ''),
    // They would print the clients' addresses, and what they look for is looked after here.
    validate: false,
    handler: (_req, _res, next) => next(new HttpError(429, 'Too many requests. Please try again later.')),
  });

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAILY_BYTES = 10 * 1024 * 1024;

/** Throws when an address would store more in a day than about 20,000 leads of usual length, far below the size of a disk. */
export function createDailyQuota(skip: (req: Request) => boolean, bytes = DAILY_BYTES) {
  const stored = new Map<string, number>();
  let since = performance.now();
  return (req: Request, lead: unknown): void => {
    if (skip(req)) return;
    const now = performance.now();
    if (now - since > DAY_MS) {
      stored.clear();
      since = now;
    }
    const address = ipKeyGenerator(req.ip ?? '');
    const sum = (stored.get(address) ?? 0) + Buffer.byteLength(JSON.stringify(lead));
    if (sum > bytes) {
      const retryAfter = Math.ceil((since + DAY_MS - now) / 1_000);
      throw new HttpError(429, 'You have sent a great deal today. Please try again tomorrow.', { retryAfter });
    }
    stored.set(address, sum);
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Limits per client address and call: 30 posts a minute, 10 attempts to sign in in 15 minutes, 300 other calls and 300 rendered
 * pages a minute, each with its own count. Not enabled, they are lifted for this very machine, for benchmarks, and for nobody else.
 */
export function createRateLimits(enabled: boolean) {
  const skip = (req: Request) => !enabled && isLoopback(req.ip);
  return {
    /** A new counter for one of the three posts. */
    post: () => limiter(30, MINUTE, skip),
    signIn: limiter(10, 15 * MINUTE, skip),
    other: limiter(300, MINUTE, skip),
    /** Pages that are rendered for a request. */
    rendered: limiter(300, MINUTE, skip),
    dailyQuota: createDailyQuota(skip),
  };
}
