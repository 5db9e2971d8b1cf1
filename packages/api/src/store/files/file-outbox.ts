import type { Delivery } from '../../contract/index.js';
import type { Attempt, Channel, DueDelivery, Outbox, Page, PageQuery } from '../ports.js';
import type { DeliveryEntry, Entry, LeadEntry } from './entries.js';
import type { FileLeads } from './file-leads.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

interface DeliveryState {
  id: string;
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

/** A delivery as the API shows it. */
export function describe({ id, lead, channel, state, attempts, updatedAt, nextAt, error }: DeliveryState): Delivery {
  return {
    id,
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

/** What is on its way out of a data folder, and what has arrived: one delivery for each lead and channel. */
export class FileOutbox implements Outbox, View {
  /** Oldest first. */
  all: DeliveryState[] = [];
  readonly #byId = new Map<string, DeliveryState>();
  readonly #pending = new Set<DeliveryState>();

  constructor(
    private readonly journal: Journal,
    private readonly leads: FileLeads,
    private readonly now: () => number,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'delivery') this.#update(entry);
    else if (entry.t === 'lead') for (const channel of entry.via ?? []) this.#add(entry, channel);
  }

  forget(ids: ReadonlySet<string>): void {
    for (const state of this.all.filter(({ lead }) => ids.has(lead.id))) {
      this.#byId.delete(state.id);
      this.#pending.delete(state);
    }
    this.all = this.all.filter(({ lead }) => !ids.has(lead.id));
  }

  async claim(limit: number, leaseMs: number): Promise<DueDelivery[]> {
    const now = this.now();
    const due: DueDelivery[] = [];
    for (const state of this.#pending) {
      if (due.length >= limit) break;
      if ((state.nextAt ?? 0) > now || state.leasedUntil > now) continue;
      state.leasedUntil = now + leaseMs;
      due.push({ delivery: describe(state), lead: this.leads.stored(state.lead) });
    }
    return due;
  }

  async finish(id: string, { error, nextAttemptAt }: Attempt): Promise<void> {
    const found = this.#byId.get(id);
    if (!found) return;
    const attempts = found.attempts + 1;
    const state = error === undefined ? 'sent' : nextAttemptAt === undefined ? 'failed' : 'pending';
    await this.journal.put({ t: 'delivery', id, at: this.now(), state, attempts, next: nextAttemptAt, error });
  }

  async isPending(id: string): Promise<boolean> {
    return this.#byId.get(id)?.state === 'pending';
  }

  async ofLeads(ids: readonly string[]): Promise<Delivery[]> {
    const wanted = new Set(ids);
    return this.all.filter(({ lead }) => wanted.has(lead.id)).map(describe);
  }

  async page(query: PageQuery): Promise<Page<Delivery>> {
    const page = await cutPage(this.all, query, ({ sequence }) => sequence);
    return { ...page, items: page.items.map(describe) };
  }

  async resend(id: string): Promise<Delivery | undefined> {
    const state = this.#byId.get(id);
    if (!state) return undefined;
    const now = this.now();
    await this.journal.put({ t: 'delivery', id, at: now, state: 'pending', attempts: 0, next: now });
    return describe(state);
  }

  #add(lead: LeadEntry, channel: Channel): void {
    const state: DeliveryState = {
      id: `${lead.id}.${channel}`,
      sequence: (this.all.at(-1)?.sequence ?? 0) + 1,
      lead,
      channel,
      state: 'pending',
      attempts: 0,
      updatedAt: lead.at,
      nextAt: lead.at,
      error: undefined,
      leasedUntil: 0,
    };
    this.all.push(state);
    this.#byId.set(state.id, state);
    this.#pending.add(state);
  }

  #update({ id, state: word, attempts, at: updatedAt, next: nextAt, error }: DeliveryEntry): void {
    const state = this.#byId.get(id);
    if (!state) return;
    Object.assign(state, { state: word, attempts, updatedAt, nextAt, error, leasedUntil: 0 });
    if (word === 'pending') this.#pending.add(state);
    else this.#pending.delete(state);
  }
}
