import type { Logger } from 'pino';
import type { Site } from './load-site.js';

/** How often the end of an offer is looked for. */
const HOUR_MS = 60 * 60 * 1000;

export interface EndedOffersOptions {
  site: Pick<Site, 'offers' | 'leaveOutOffers'>;
  now: () => number;
  logger: Logger;
}

/**
 * Shows pages without the offers that have ended since the build, now and every hour. Resolves after the first time, with a function that
 * stops it. After a failure the next attempt is an hour later.
 */
export async function startEndedOffers({ site, now, logger }: EndedOffersOptions): Promise<() => void> {
  const done = new Set<string>();
  async function run(): Promise<void> {
    const day = new Date(now()).toISOString().slice(0, 10);
    const ended = site.offers.filter(({ path, validUntil }) => validUntil < day && !done.has(path));
    if (ended.length === 0) return;
    await site.leaveOutOffers(day);
    for (const { path, validUntil } of ended) {
      done.add(path);
      logger.info({ page: path, validUntil }, 'an offer has ended: its page is shown without it');
    }
  }
  const runSafely = () => run().catch((error: unknown) => logger.error(error, 'ended offers could not be left out'));
  await runSafely();
  const timer = setInterval(runSafely, HOUR_MS).unref();
  return () => clearInterval(timer);
}
