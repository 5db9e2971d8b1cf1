import type { Logger } from 'pino';
import { reasonOf } from './middleware/api-error.js';
import type { Leads } from './store/ports.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spam is kept this long, so that staff can find a lead that was marked as spam by mistake. */
export const SPAM_DAYS = 30;

export interface RetentionOptions {
  leads: Leads;
  /** How many days contact messages and partnership inquiries are kept. @default forever */
  days?: number | undefined;
  now: () => number;
  logger: Logger;
}

/**
 * Erases expired leads, now and once a day. Resolves after the first run, with a function that stops it. A failure does not
 * prevent the start of the server: the next run is a day later.
 */
export async function startRetention({ leads, days, now, logger }: RetentionOptions): Promise<() => void> {
  const daysAgo = (count: number) => now() - count * DAY_MS;
  const expire = () =>
    leads
      .expire({ spam: daysAgo(SPAM_DAYS), leads: days === undefined ? undefined : daysAgo(days) })
      .then((count) => count > 0 && logger.info({ count }, 'expired leads were erased'))
      .catch((error: unknown) => logger.error({ reason: reasonOf(error) }, 'retention failed'));
  await expire();
  const timer = setInterval(expire, DAY_MS).unref();
  return () => clearInterval(timer);
}
