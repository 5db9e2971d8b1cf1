import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { HttpError } from './api-error.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const BYTES = 10 * 1024 * 1024;

/** Throws when the client would store more in a day than one address may. */
export type DailyShare = (req: Request, lead: unknown) => void;

/** Limits what one address may store in a day: about 20,000 leads of usual length, far below the size of a disk. */
export function createDailyShare(skip: (req: Request) => boolean, bytes = BYTES): DailyShare {
  const stored = new Map<string, number>();
  let since = performance.now();
  return (req, lead) => {
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
