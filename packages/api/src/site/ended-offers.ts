import type { Logger } from 'pino';
import { offerDay } from '../contract/index.js';
import { describeError } from '../store/errors.js';
import type { Site } from './load-site.js';

const HOUR_MS = 60 * 60 * 1000;

/** Shows pages without the offers that have ended, now and every hour. Resolves with a function that stops it. */
export async function startEndedOffers(
  site: Pick<Site, 'offers' | 'leaveOutOffers'>,
  now: () => number,
  logger: Logger,
) {
  let done: Site['offers'] = [];
  async function run(): Promise<void> {
    const day = offerDay(now());
    const ended = site.offers.filter(({ validUntil }) => validUntil < day);
    const added = ended.filter((offer) => !done.includes(offer));
    const back = done.filter((offer) => !ended.includes(offer));
    if (added.length + back.length === 0) return;
    await site.leaveOutOffers(day);
    done = ended;
    for (const { path, validUntil } of added)
      logger.info({ page: path, validUntil }, 'an offer has ended: its page is shown without it');
    for (const { path, validUntil } of back)
      logger.warn({ page: path, validUntil }, 'an offer is shown again: the clock was ahead, and it has not ended');
  }
  const check = () =>
    run().catch((error) => logger.error({ reason: describeError(error) }, 'ended offers could not be left out'));
  await check();
  const timer = setInterval(check, HOUR_MS).unref();
  return () => clearInterval(timer);
}
