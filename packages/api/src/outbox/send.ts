import type { DueDelivery } from '../store/lead-store.js';

/** Delivers a lead, or rejects. */
export type Send = (due: DueDelivery) => Promise<void>;

/** A delivery failed, for a reason that staff may read: it quotes nothing of the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
