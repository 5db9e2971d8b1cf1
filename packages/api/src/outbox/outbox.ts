import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import { reasonOf } from '../middleware/api-error.js';
import type { Channel, DueDelivery, Outbox } from '../store/ports.js';
import { nextAttemptAt } from './backoff.js';
import { createLane, type Lane } from './lane.js';
import { DeliveryError, type Send } from './send.js';
import { within } from './within.js';

const BATCH = 10;
/** While more than this wait for their turn, no more are claimed. */
const MAX_WAITING = 1_000;
/** An attempt that takes longer has failed. */
const ATTEMPT_MS = 45_000;
/** Nobody else takes a delivery up meanwhile. Longer than any attempt can take: the rest is what it may wait for its turn. */
const LEASE_MS = 120_000;

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
  const lanes = new Map<Channel, Lane>();
  const stopping = new AbortController();
  // Each attempt listens: there are as many of them as the lanes allow.
  setMaxListeners(0, stopping.signal);
  let claiming: Promise<void> | undefined;
  let again = false;
  let failing = false;

  /** Says once that the storage does not answer, not every second until it does. */
  function report(error: unknown): void {
    if (!failing) logger.error({ reason: reasonOf(error) }, 'outbox failed');
    failing = true;
  }

  async function attempt(due: DueDelivery): Promise<void> {
    const { delivery } = due;
    const send = senders.get(delivery.channel);
    // It may have waited for a while: its lead may have been erased, or somebody else has delivered it.
    if (!(await outbox.isPending(delivery.id))) return;
    try {
      if (!send) throw new DeliveryError('not configured');
      await within(attemptMs, stopping.signal, (signal) => send(due, signal));
    } catch (error) {
      // What a stop has cut is no failure of the receiver's: nothing is noted, and the next start tries again.
      if (stopping.signal.aborted) return;
      const reason = error instanceof DeliveryError ? error.message : 'internal';
      if (reason === 'internal') logger.error({ reason: reasonOf(error) }, 'delivery failed');
      const next = nextAttemptAt(delivery.attempts + 1, now(), Math.random());
      return outbox.finish(delivery.id, { error: reason, nextAttemptAt: next });
    }
    await outbox.finish(delivery.id, {});
  }

  function laneOf(channel: Channel): Lane {
    const lane = lanes.get(channel) ?? createLane((due) => attempt(due).catch(report));
    lanes.set(channel, lane);
    return lane;
  }

  const waiting = () => [...lanes.values()].reduce((sum, lane) => sum + lane.waiting, 0);

  async function claim(): Promise<void> {
    do {
      again = false;
      const until = performance.now() + LEASE_MS - attemptMs;
      const due = await outbox.claim(BATCH, LEASE_MS);
      failing = false;
      if (stopping.signal.aborted) return;
      for (const one of due) laneOf(one.delivery.channel).add(one, until);
      if (due.length === BATCH) again = true;
    } while (again && waiting() <= MAX_WAITING);
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
