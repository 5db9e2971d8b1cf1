import type { Logger } from 'pino';
import type { Channel } from '../store/ports.js';

export type FailureLog = ReturnType<typeof createFailureLog>;

/** Logs that a channel does not deliver, once for each reason until it delivers again, and what is given up. */
export function createFailureLog(channel: Channel, logger: Logger) {
  let reported: string | undefined;
  return {
    failed(error: string): void {
      // A limit of our own is no failure of the receiver.
      if (error === 'limited' || error === reported) return;
      reported = error;
      logger.warn({ channel, error }, 'a notification was not delivered: it is sent again later');
    },
    gaveUp(error: string, count: number): void {
      logger.error({ channel, error, count }, 'notifications are given up: staff can send them again on /admin');
    },
    delivered(): void {
      if (reported === undefined) return;
      reported = undefined;
      logger.info({ channel }, 'notifications are delivered again');
    },
  };
}
