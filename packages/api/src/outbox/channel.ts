import PQueue from 'p-queue';
import type { Delivery } from '../contract/index.js';
import type { DueDelivery } from '../store/ports.js';

const CONCURRENCY = 10;
/** No other process claims a delivery for this long. Longer than any attempt can take. */
const LEASE_MS = 120_000;
/** Leads mailed one by one in a window of ten minutes. The others follow in one digest when the window ends. */
const SINGLES = 10;
const WINDOW_MS = 600_000;
const MAX_DIGEST = 10_000;

interface ChannelOptions {
  claim(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  /** Gives back what was claimed and not attempted. */
  release(due: readonly DueDelivery[]): Promise<unknown>;
  attempt(due: DueDelivery): Promise<unknown>;
  /** Sends one message about many deliveries. Only for channels that people read. Resolves to whether the receiver accepted it. */
  digest?: ((deliveries: readonly Delivery[]) => Promise<boolean>) | undefined;
  now(): number;
  onError(error: unknown): void;
  stopping: AbortSignal;
}

/** The deliveries of one channel. A slow receiver does not delay other channels. */
export function createChannel({ claim, release, attempt, digest, now, onError, stopping }: ChannelOptions) {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const checks = new PQueue({ concurrency: 1 });
  let openedAt = Number.NEGATIVE_INFINITY;
  let singlesLeft = digest ? SINGLES : Number.POSITIVE_INFINITY;
  /** Due if more leads arrived in this window than were mailed one by one. The leads of a refused digest become due again. */
  let nextDigest: 'none' | 'due' | 'refused' = 'none';

  // A clock that is set far back ends the window as well.
  const isWindowOver = () => digest !== undefined && Math.abs(now() - openedAt) >= WINDOW_MS;
  function openWindow(): void {
    openedAt = now();
    singlesLeft = SINGLES;
    nextDigest = 'none';
  }

  /** Counts attempts instead of successes, because a receiver may accept a mail without a response. */
  async function sendSingles(): Promise<void> {
    // Claim only what can be sent now: a waiting delivery could be erased, or its lease could run out.
    const limit = Math.min(CONCURRENCY - queue.pending - queue.size, singlesLeft);
    const due = limit > 0 ? await claim(limit, LEASE_MS) : [];
    singlesLeft -= due.length;
    if (stopping.aborted) return void (await release(due));
    for (const one of due) void queue.add(() => attempt(one)).finally(wake);
  }

  async function sendDigest(): Promise<void> {
    const due = await claim(MAX_DIGEST, LEASE_MS);
    if (stopping.aborted) return void (await release(due));
    // Nothing is due if the remaining leads have been erased, or while those of a refused digest wait.
    const isDone = due.length === 0 ? nextDigest === 'due' : await digest?.(due.map(({ delivery }) => delivery));
    if (isDone) openWindow();
    else nextDigest = 'refused';
  }

  async function lookForMore(): Promise<void> {
    // A lease of 1 ms lets the next claim have the lead immediately.
    const found = (await claim(1, 1)).length > 0;
    // If the window has ended meanwhile, a lead that was found belongs to the next one.
    if (found && !isWindowOver()) nextDigest = 'due';
  }

  async function deliverDue(): Promise<void> {
    if (stopping.aborted) return;
    if (isWindowOver() && nextDigest !== 'none') return sendDigest();
    if (isWindowOver()) openWindow();
    if (singlesLeft > 0) return sendSingles();
    if (nextDigest === 'none') return lookForMore();
  }

  function wake(): void {
    // A check that is already queued will also see the new leads.
    if (!stopping.aborted && checks.size === 0) checks.add(deliverDue).catch(onError);
  }

  return {
    /** Call this when there may be something to send. */
    wake,
    /** Resolves when the attempts in flight have ended. No attempt begins after `stopping` is aborted. */
    ended: () => Promise.all([checks.onIdle(), queue.onIdle()]),
  };
}
