import pTimeout from 'p-timeout';
import type { Delivery } from '../contract/index.js';
import type { DueDelivery } from '../store/ports.js';

/** Announces many leads at once, where people would otherwise be flooded. */
export type SendAll = (deliveries: readonly Delivery[], signal?: AbortSignal) => Promise<void>;

/** Delivers a lead, or rejects, at once when `signal` says that nobody waits any longer. */
export interface Send {
  (due: DueDelivery, signal?: AbortSignal): Promise<void>;
  digest?: SendAll;
}

/** A delivery failed, for a reason that staff may read: it quotes nothing of the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** Resolves with what comes of `task`. Rejects, and aborts it, when that takes longer than `ms` or when `stop` aborts. */
export async function within<T>(
  ms: number,
  stop: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const { signal } = limit;
  const message = new DeliveryError('timeout');
  try {
    return await pTimeout(task(signal), { milliseconds: ms, message, ...(stop && { signal: stop }) });
  } finally {
    limit.abort();
  }
}
