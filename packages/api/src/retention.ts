import type { Logger } from 'pino';
import { reasonOf } from './middleware/api-error.js';
import type { Leads } from './store/ports.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spam is kept for as long as somebody may look for a lead among it. */
export const SPAM_DAYS = 30;

export interface RetentionOptions {
  leads: Leads;
  /** How long contact messages and partnership inquiries are kept. @default always */
  days?: number | undefined;
  now: () => number;
  logger: Logger;
}

/**
 * Erases what has been stored for too long, now and each day. Resolves after the first time, with a function that stops it.
 * What fails is tried again a day later: it must not keep the server from starting.
 */
export async function startRetention({ leads, days, now, logger }: RetentionOptions): Promise<() => void> {
  const daysAgo = (count: number) => now() - count * DAY_MS;
  const expire = () =>
    leads
      .expire({ spam: daysAgo(SPAM_DAYS), leads: days === undefined ? undefined : daysAgo(days) })
      .then((count) => count > 0 && logger.info({ count }, 'erased what was stored for too long'))
      .catch((error: unknown) => logger.error({ reason: reasonOf(error) }, 'retention failed'));
  await expire();
  const timer = setInterval(expire, DAY_MS).unref();
  return () => clearInterval(timer);
}
