import PQueue from 'p-queue';
import type { Delivery } from '../contract/index.js';
import type { DueDelivery } from '../store/ports.js';

/** Deliveries that one channel attempts at the same time. */
const AT_ONCE = 10;
/** No other process claims a delivery for this long. Longer than any attempt can take. */
const LEASE_MS = 120_000;
/** Leads mailed one by one in a window of ten minutes. The others follow in one digest when the window ends. */
const SINGLES = 10;
const WINDOW_MS = 600_000;
/** The most leads that one digest counts. */
const MAX_DIGEST = 10_000;

export interface ChannelOptions {
  claim(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  attempt(due: DueDelivery): Promise<unknown>;
  /** Only for channels that people read, to protect them from a flood. Resolves to whether the receiver accepted it. */
  digest?: ((deliveries: readonly Delivery[]) => Promise<boolean>) | undefined;
  now(): number;
  onError(error: unknown): void;
  stopping: AbortSignal;
}

/** The deliveries of one channel. A slow receiver does not delay other channels. */
export function createChannel({ claim, attempt, digest, now, onError, stopping }: ChannelOptions) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const looks = new PQueue({ concurrency: 1 });
  let openedAt = Number.NEGATIVE_INFINITY;
  let left = digest ? SINGLES : Number.POSITIVE_INFINITY;
  /** Whether more leads came in this window than were mailed one by one. */
  let owed = false;
  /** Whether the last digest was refused. Its leads become due again. */
  let refused = false;

  // A clock that is set far back ends the window as well.
  const isOver = () => digest !== undefined && Math.abs(now() - openedAt) >= WINDOW_MS;
  function open(): void {
    openedAt = now();
    left = SINGLES;
    owed = false;
    refused = false;
  }

  /** Counts attempts, not successes: a receiver may accept a mail without answering. */
  async function sendSingles(): Promise<void> {
    // Claim only what can be sent now: a waiting delivery could be erased, or its lease could run out.
    const limit = Math.min(AT_ONCE - queue.pending - queue.size, left);
    const due = limit > 0 ? await claim(limit, LEASE_MS) : [];
    left -= due.length;
    if (stopping.aborted) return;
    for (const one of due) void queue.add(() => attempt(one)).finally(wake);
  }

  async function look(): Promise<void> {
    if (stopping.aborted) return;
    if (isOver() && owed) {
      const deliveries = (await claim(MAX_DIGEST, LEASE_MS)).map(({ delivery }) => delivery);
      if (stopping.aborted) return;
      // Nothing is due if the late leads have been erased.
      const taken = deliveries.length === 0 ? !refused : await digest?.(deliveries);
      if (taken) open();
      else refused = true;
      return;
    }
    if (isOver()) open();
    if (left > 0) return sendSingles();
    // Only checks whether something is due: a lease of 1 ms lets the next claim have it immediately.
    owed ||= (await claim(1, 1)).length > 0;
  }

  function wake(): void {
    // A look that waits will see what is new by then.
    if (!stopping.aborted && looks.size === 0) looks.add(look).catch(onError);
  }

  return {
    /** Call this when there may be something to send. */
    wake,
    /** Resolves when the attempts under way have ended. Nothing new begins once `stopping` is aborted. */
    ended: () => Promise.all([looks.onIdle(), queue.onIdle()]),
  };
}
