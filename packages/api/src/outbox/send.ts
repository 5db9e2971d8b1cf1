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
