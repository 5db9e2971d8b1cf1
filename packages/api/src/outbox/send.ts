import type { Delivery } from '../contract/index.js';
import type { DueDelivery } from '../store/ports.js';

/** Announces many leads in one message, so that people are not flooded. */
export type SendAll = (deliveries: readonly Delivery[], signal?: AbortSignal) => Promise<void>;

/** Delivers a lead, or rejects. Rejects immediately when `signal` is aborted. */
export interface Send {
  (due: DueDelivery, signal?: AbortSignal): Promise<void>;
  digest?: SendAll;
}

/** A delivery failed. Staff may read the message: it quotes nothing from the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
