import type { Delivery } from '../contract/index.js';
import type { DeliveryEntry, LeadEntry } from './entries.js';
import type { Channel } from './lead-store.js';

interface DeliveryState {
  sequence: number;
  lead: LeadEntry;
  channel: Channel;
  state: Delivery['state'];
  attempts: number;
  updatedAt: number;
  nextAt: number | undefined;
  error: string | undefined;
  /** Handed out until then. Forgotten by a restart, so that a delivery is made at least once. */
  leasedUntil: number;
}

/** One delivery for each lead and channel. */
const deliveryId = (leadId: string, channel: Channel) => `${leadId}.${channel}`;

/** What is on its way out, and what has arrived. */
export class DeliveryIndex {
  readonly #all: DeliveryState[] = [];
  readonly #byId = new Map<string, DeliveryState>();
  readonly #pending = new Set<DeliveryState>();

  addLead(lead: LeadEntry): void {
    for (const channel of lead.via ?? []) {
      const state: DeliveryState = {
        sequence: this.#all.length + 1,
        lead,
        channel,
        state: 'pending',
        attempts: 0,
        updatedAt: lead.at,
        nextAt: lead.at,
        error: undefined,
        leasedUntil: 0,
      };
      this.#all.push(state);
      this.#byId.set(deliveryId(lead.id, channel), state);
      this.#pending.add(state);
    }
  }

  update(entry: DeliveryEntry): void {
    const state = this.#byId.get(entry.id);
    if (!state) return;
    const { state: word, attempts, at: updatedAt, next: nextAt, error } = entry;
    Object.assign(state, { state: word, attempts, updatedAt, nextAt, error, leasedUntil: 0 });
    if (word === 'pending') this.#pending.add(state);
    else this.#pending.delete(state);
  }

  claim(limit: number, now: number, leaseMs: number): DeliveryState[] {
    const due: DeliveryState[] = [];
    for (const state of this.#pending) {
      if (due.length >= limit) break;
      if ((state.nextAt ?? 0) > now || state.leasedUntil > now) continue;
      state.leasedUntil = now + leaseMs;
      due.push(state);
    }
    return due;
  }

  get(id: string): DeliveryState | undefined {
    return this.#byId.get(id);
  }

  /** All deliveries, oldest first. */
  all(): readonly DeliveryState[] {
    return this.#all;
  }

  describe({ lead, channel, state, attempts, updatedAt, nextAt, error }: DeliveryState): Delivery {
    return {
      id: deliveryId(lead.id, channel),
      leadId: lead.id,
      kind: lead.kind,
      channel,
      state,
      attempts,
      createdAt: new Date(lead.at).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
      ...(state === 'pending' && nextAt !== undefined && { nextAttemptAt: new Date(nextAt).toISOString() }),
      ...(error !== undefined && { error }),
    };
  }
}
