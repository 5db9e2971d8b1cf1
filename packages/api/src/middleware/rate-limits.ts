import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { sendError } from './api-error.js';

const MINUTE = 60_000;

/** Whether a client is this very machine. */
const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/** 30 posts a minute, 10 attempts to sign in in 15 minutes, 300 other calls a minute: each with its own count. */
export interface RateLimits {
  /** A new counter for one of the three posts. */
  post(): RequestHandler;
  signIn: RequestHandler;
  other: RequestHandler;
}

function limiter(limit: number, windowMs: number, skip: ((req: Request) => boolean) | undefined): RequestHandler {
  const count = rateLimit({
    limit,
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Of IPv6 a household has a whole network: it counts as one client.
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ''),
    // They would print the clients' addresses, and what they look for is looked after here.
    validate: false,
    handler: (_req, res) => sendError(res, 429, 'Too many requests. Please try again later.'),
  });
  return skip ? (req, res, next) => (skip(req) ? next() : count(req, res, next)) : count;
}

/**
 * Limits per client address and call.
 *
 * @param enabled false lifts them for this very machine, for benchmarks; every other client stays limited.
 */
export function createRateLimits(enabled: boolean): RateLimits {
  const skip = enabled ? undefined : (req: Request) => isLoopback(req.ip);
  return {
    post: () => limiter(30, MINUTE, skip),
    signIn: limiter(10, 15 * MINUTE, skip),
    other: limiter(300, MINUTE, skip),
  };
}
