import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import type { Delivery } from '../contract/index.js';
import { delivery } from '../contract/schemas/index.js';
import { describeError } from '../store/errors.js';
import type { Attempt, Channel, Outbox } from '../store/ports.js';
import { createChannel } from './channel.js';
import { createFailureLog, type FailureLog } from './failure-log.js';
import { DeliveryError, type Send, type SendAll } from './send.js';

/** Seconds between attempts. After the last one the delivery counts as failed until staff send it again. */
const retryDelays = [1, 5, 30, 120, 600, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600];

/** Time of the next attempt after this many failed ones. Undefined to give up. `jitter`, from 0 to 1, varies the delays. */
export function nextAttemptAt(attempts: number, now: number, jitter: number): number | undefined {
  const delay = retryDelays[attempts - 1];
  return delay === undefined ? undefined : now + Math.round(delay * 1_000 * (1 + jitter / 5));
}

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MS = 45_000;
/** New leads may arrive much faster. Each check is a statement per channel. */
const WAKE_INTERVAL_MS = 100;
/** When the server stops, attempts in flight have this long to end: an aborted one may have arrived and would be made twice. */
const STOP_GRACE_MS = 5_000;
/** Writes at the same time after a digest. The storage also serves requests. */
const CONCURRENCY = 10;

interface OutboxWorkerOptions {
  outbox: Outbox;
  senders: ReadonlyMap<Channel, Send>;
  logger: Logger;
  now: () => number;
  pollMs?: number | undefined;
  attemptMs?: number | undefined;
  stopGraceMs?: number | undefined;
}

/** Announces new leads in the background, each at least once. */
export function startOutbox(options: OutboxWorkerOptions) {
  const { outbox, senders, logger, now, pollMs = 1_000, attemptMs = ATTEMPT_MS } = options;
  const stopping = new AbortController();
  const aborting = new AbortController();
  const { signal } = aborting;
  // Each attempt adds a listener.
  setMaxListeners(0, signal);
  let failing = false;

  /** Logs a failure of the storage once instead of at every check. */
  function report(error: unknown): false {
    if (!failing) logger.error({ reason: describeError(error) }, 'outbox failed');
    failing = true;
    return false;
  }

  /** Sends these deliveries in one attempt. Resolves to false when it failed. */
  async function attempt(deliveries: readonly Delivery[], send: SendAll, log: FailureLog): Promise<boolean> {
    const finish = (outcome: (attempts: number) => Omit<Attempt, 'attempts'>) => {
      const writes = deliveries.map(({ id, attempts: before }) => () => {
        const attempts = before + 1;
        return outbox.finish(id, { attempts, ...outcome(attempts) });
      });
      return new PQueue({ concurrency: CONCURRENCY }).addAll(writes);
    };
    const timeout = new AbortController();
    const message = new DeliveryError('timeout');
    try {
      await pTimeout(send(deliveries, timeout.signal), { milliseconds: attemptMs, message, signal });
    } catch (error) {
      // An attempt that a stop aborted is not the receiver's failure: another process, or the next start, tries again.
      if (signal.aborted) {
        await outbox.release(deliveries.map(({ id }) => id));
        return false;
      }
      const reason = error instanceof DeliveryError ? error.message : 'internal';
      if (reason === 'internal') logger.error({ reason: describeError(error) }, 'delivery failed');
      const [time, jitter] = [now(), Math.random()];
      const next = (attempts: number) => nextAttemptAt(attempts, time, jitter);
      log.failed(reason);
      await finish((attempts) => ({ error: reason, nextAttemptAt: next(attempts) }));
      const last = deliveries.filter(({ attempts }) => next(attempts + 1) === undefined);
      if (last.length > 0) log.gaveUp(reason, last.length);
      return false;
    } finally {
      timeout.abort();
    }
    log.delivered();
    await finish(() => ({}));
    return true;
  }

  const channels = delivery.shape.channel.options.map((channel) => {
    const send: Send = senders.get(channel) ?? (() => Promise.reject(new DeliveryError('not configured')));
    const { digest } = send;
    const log = createFailureLog(channel, logger);
    return createChannel({
      async claim(limit, leaseMs) {
        const due = await outbox.claim(limit, leaseMs, channel);
        failing = false;
        return due;
      },
      release: (due) => outbox.release(due.map(({ delivery: { id } }) => id)),
      attempt: (due) => attempt([due.delivery], (_, attemptSignal) => send(due, attemptSignal), log).catch(report),
      digest: digest && ((deliveries) => attempt(deliveries, digest, log).catch(report)),
      now,
      onError: report,
      stopping: stopping.signal,
    });
  });
  const check = () => {
    for (const channel of channels) channel.wake();
  };
  const checks = new PQueue({ interval: WAKE_INTERVAL_MS, intervalCap: 1 });

  const timer = setInterval(check, pollMs);
  timer.unref();
  check();
  return {
    /** Call this when there may be something to send. It checks at most ten times a second. */
    wake(): void {
      if (checks.size === 0) void checks.add(check);
    },
    /** Waits some seconds for the attempts in flight, and aborts the rest. Other processes, or the next start, make what is left. */
    async stop(): Promise<void> {
      clearInterval(timer);
      checks.clear();
      stopping.abort();
      const abort = setTimeout(() => aborting.abort(), options.stopGraceMs ?? STOP_GRACE_MS);
      await Promise.all(channels.map((channel) => channel.ended()));
      clearTimeout(abort);
    },
  };
}
