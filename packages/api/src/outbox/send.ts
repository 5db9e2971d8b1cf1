import type { DueDelivery } from '../store/ports.js';

/** Delivers a lead, or rejects, at once when `signal` says that nobody waits any longer. */
export type Send = (due: DueDelivery, signal?: AbortSignal) => Promise<void>;

/** A delivery failed, for a reason that staff may read: it quotes nothing of the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
