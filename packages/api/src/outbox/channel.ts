import PQueue from 'p-queue';
import type { Delivery } from '../contract/index.js';
import type { DueDelivery } from '../store/ports.js';

/** Attempts of one channel at a time. */
const AT_ONCE = 10;
/** Nobody else takes a delivery up meanwhile. Longer than any attempt can take. */
const LEASE_MS = 120_000;
/** In a window of ten minutes so many leads are mailed one by one, and the others in one digest when it ends. */
const SINGLES = 10;
const WINDOW_MS = 600_000;
/** So many leads are counted in one digest at most. */
const MAX_DIGEST = 10_000;

export interface ChannelOptions {
  claim(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  attempt(due: DueDelivery): Promise<unknown>;
  /** Only of a channel to people, whom a flood must not bury. Resolves to whether the receiver took it. */
  digest?: ((deliveries: readonly Delivery[]) => Promise<boolean>) | undefined;
  now(): number;
  onError(error: unknown): void;
  stopping: AbortSignal;
}

/** What goes out through one channel: however slow its receiver is, other channels do not wait for it. */
export function createChannel({ claim, attempt, digest, now, onError, stopping }: ChannelOptions) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  let looking: Promise<void> | undefined;
  let again = false;
  let openedAt = Number.NEGATIVE_INFINITY;
  let left = digest ? SINGLES : Number.POSITIVE_INFINITY;
  /** Whether more came in this window than were mailed one by one. */
  let owed = false;
  /** Whether the last digest was not taken: what was in it becomes due again. */
  let refused = false;

  // A clock that is set far back ends the window as well.
  const isOver = () => digest !== undefined && Math.abs(now() - openedAt) >= WINDOW_MS;
  function open(): void {
    openedAt = now();
    left = SINGLES;
    owed = false;
    refused = false;
  }

  /** Attempts are counted, not successes: a receiver may take what it does not answer. */
  async function sendSingles(): Promise<void> {
    // No more than can be sent now: what waits here could be erased meanwhile, or lose its lease.
    const limit = Math.min(AT_ONCE - queue.pending - queue.size, left);
    const due = limit > 0 ? await claim(limit, LEASE_MS) : [];
    left -= due.length;
    if (stopping.aborted) return;
    for (const one of due) void queue.add(() => attempt(one)).finally(wake);
  }

  async function look(): Promise<void> {
    if (isOver() && owed) {
      const deliveries = (await claim(MAX_DIGEST, LEASE_MS)).map(({ delivery }) => delivery);
      if (stopping.aborted) return;
      // Nobody is due any more where those who came late have been erased.
      const taken = deliveries.length === 0 ? !refused : await digest?.(deliveries);
      if (taken) open();
      else refused = true;
      return;
    }
    if (isOver()) open();
    if (left > 0) return sendSingles();
    // Only a look: the next one to claim it need not wait.
    owed ||= (await claim(1, 1)).length > 0;
  }

  function wake(): void {
    again = true;
    if (stopping.aborted || looking) return;
    again = false;
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
        if (again) wake();
      });
  }

  return {
    /** There may be something to send. */
    wake,
    /** Resolves when the attempts under way have ended. Nothing new begins once `stopping` is aborted. */
    ended: () => Promise.all([looking, queue.onIdle()]),
  };
}
