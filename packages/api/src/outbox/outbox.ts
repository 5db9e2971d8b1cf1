import type { Logger } from 'pino';
import { reasonOf } from '../middleware/api-error.js';
import type { Channel, DueDelivery, LeadStore } from '../store/lead-store.js';
import { nextAttemptAt } from './backoff.js';
import { DeliveryError, type Send } from './send.js';

const BATCH = 10;
/** An attempt that takes longer has failed. */
const ATTEMPT_MS = 45_000;
/** Longer than any attempt can take: nobody else takes it up meanwhile. */
const LEASE_MS = 60_000;

export interface OutboxOptions {
  store: LeadStore;
  senders: ReadonlyMap<Channel, Send>;
  logger: Logger;
  now: () => number;
  /** How often it looks for what is due without being woken. */
  pollMs?: number | undefined;
  /** How long one attempt may take. */
  attemptMs?: number | undefined;
}

/** Announces new leads, at least once each, beside and after the answer to the visitor. */
export interface Outbox {
  /** There is something new. */
  wake(): void;
  /** Finishes the attempts under way. What is still pending waits for the next start. */
  stop(): Promise<void>;
}

/** Waits for what is being sent, and rejects when that takes longer than `ms`. */
async function within(ms: number, sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('timeout')), ms);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

export function startOutbox(options: OutboxOptions): Outbox {
  const { store, senders, logger, now, pollMs = 1_000, attemptMs = ATTEMPT_MS } = options;
  let stopped = false;
  let running: Promise<void> | undefined;
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
    try {
      if (!send) throw new DeliveryError('not configured');
      await within(attemptMs, send(due));
      await store.finishDelivery(delivery.id, {});
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'internal';
      if (reason === 'internal') logger.error({ reason: reasonOf(error) }, 'delivery failed');
      await store.finishDelivery(delivery.id, {
        error: reason,
        nextAttemptAt: nextAttemptAt(delivery.attempts + 1, now(), Math.random()),
      });
    }
  }

  async function deliver(): Promise<void> {
    do {
      again = false;
      const due = await store.claimDeliveries(BATCH, LEASE_MS);
      failing = false;
      await Promise.all(due.map(attempt));
      if (due.length === BATCH) again = true;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running) return;
    running = deliver()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
