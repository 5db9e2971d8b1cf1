import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Delivery } from '../contract/index.js';
import { delivery } from '../contract/schemas/index.js';
import { reasonOf } from '../middleware/api-error.js';
import type { Attempt, Channel, DueDelivery, Outbox } from '../store/ports.js';
import { createDigestLane, createLane, type Lane } from './lane.js';
import { DeliveryError, type Send, type SendAll, within } from './send.js';

/** Seconds between attempts. After the last one a delivery has failed, until staff send it again. */
const waits = [1, 5, 30, 120, 600, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600];

/** When to try again after so many failed attempts. Undefined when it is time to give up. `spread`, from 0 to 1, makes waits differ. */
export function nextAttemptAt(attempts: number, now: number, spread: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : now + Math.round(wait * 1_000 * (1 + spread / 5));
}

const BATCH = 10;
/** No more are claimed in one go, nor while more wait for their turn. */
const MAX_WAITING = 1_000;
/** An attempt that takes longer has failed. */
const ATTEMPT_MS = 45_000;
/** Nobody else takes a delivery up meanwhile. Longer than any attempt can take: the rest is what it may wait for its turn. */
const LEASE_MS = 120_000;

/** Not all at once: the storage has others to answer meanwhile. */
const few = <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> =>
  new PQueue({ concurrency: BATCH }).addAll(items.map((item) => () => task(item)));

export interface OutboxWorkerOptions {
  outbox: Outbox;
  senders: ReadonlyMap<Channel, Send>;
  logger: Logger;
  now: () => number;
  /** How often it looks for what is due without being woken. */
  pollMs?: number | undefined;
  /** How long one attempt may take. */
  attemptMs?: number | undefined;
}

/** Announces new leads, at least once each, beside and after the answer to the visitor. */
export interface OutboxWorker {
  /** There is something new. */
  wake(): void;
  /** Cuts the attempts under way. They, and what is still pending, wait for the next start. */
  stop(): Promise<void>;
}

export function startOutbox(options: OutboxWorkerOptions): OutboxWorker {
  const { outbox, senders, logger, now, pollMs = 1_000, attemptMs = ATTEMPT_MS } = options;
  const stopping = new AbortController();
  // Each attempt listens: there are as many of them as the lanes allow.
  setMaxListeners(0, stopping.signal);
  let claiming: Promise<unknown> | undefined;
  let again = false;
  let failing = false;

  /** Says once that the storage does not answer, not every second until it does. */
  function report(error: unknown): false {
    if (!failing) logger.error({ reason: reasonOf(error) }, 'outbox failed');
    failing = true;
    return false;
  }

  /** Makes what is still pending of these deliveries, in one attempt. Resolves to false when that has failed. */
  async function attempt(deliveries: readonly Delivery[], send: SendAll): Promise<boolean> {
    // They may have waited for a while: a lead may have been erased, or somebody else has delivered it.
    const asked = await few(deliveries, ({ id }) => outbox.isPending(id));
    const pending = deliveries.filter((_, index) => asked[index]);
    if (pending.length === 0) return true;
    const finish = (outcome: (delivery: Delivery) => Attempt) =>
      few(pending, (delivery) => outbox.finish(delivery.id, outcome(delivery)));
    try {
      await within(attemptMs, stopping.signal, (signal) => send(pending, signal));
    } catch (error) {
      // What a stop has cut is no failure of the receiver's: nothing is noted, and the next start tries again.
      if (stopping.signal.aborted) return false;
      const reason = error instanceof DeliveryError ? error.message : 'internal';
      if (reason === 'internal') logger.error({ reason: reasonOf(error) }, 'delivery failed');
      const [time, spread] = [now(), Math.random()];
      await finish(({ attempts }) => ({ error: reason, nextAttemptAt: nextAttemptAt(attempts + 1, time, spread) }));
      return false;
    }
    await finish(() => ({}));
    return true;
  }

  const lanes = new Map<Channel, Lane>();
  for (const channel of delivery.shape.channel.options) {
    const send: Send = senders.get(channel) ?? (() => Promise.reject(new DeliveryError('not configured')));
    const { digest } = send;
    const single = (due: DueDelivery) => attempt([due.delivery], (_, signal) => send(due, signal)).catch(report);
    const together = digest && ((all: readonly Delivery[]) => attempt(all, digest).catch(report));
    lanes.set(channel, together ? createDigestLane({ attempt: single, digest: together, now }) : createLane(single));
  }
  const waiting = () => [...lanes.values()].reduce((sum, lane) => sum + lane.waiting(), 0);

  async function claim(): Promise<void> {
    let claimed = 0;
    do {
      again = false;
      const until = performance.now() + LEASE_MS - attemptMs;
      const due = await outbox.claim(BATCH, LEASE_MS);
      failing = false;
      if (stopping.signal.aborted) return;
      for (const one of due) lanes.get(one.delivery.channel)?.add(one, until);
      if (due.length === BATCH) again = true;
      claimed += due.length;
    } while (again && Math.max(claimed, waiting()) <= MAX_WAITING);
    for (const lane of lanes.values()) lane.flush?.();
  }

  function wake(): void {
    again = true;
    if (stopping.signal.aborted || claiming) return;
    claiming = claim()
      .catch(report)
      .finally(() => {
        claiming = undefined;
      });
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      // Before the attempts are cut: no other one is to take the place of those.
      const ended = [...lanes.values()].map((lane) => lane.stop());
      stopping.abort();
      await Promise.all([claiming, ...ended]);
    },
  };
}
