import type { Delivery } from '../../contract/index.js';
import type { Attempt, Channel, DueDelivery, Outbox, Page, PageQuery } from '../ports.js';
import type { DeliveryEntry, Entry, LeadEntry } from './entries.js';
import type { FileLeads } from './file-leads.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

interface DeliveryState {
  /** As the API shows it. */
  delivery: Delivery;
  sequence: number;
  lead: LeadEntry;
  nextAt: number | undefined;
  /** Handed out until then. Forgotten by a restart, so that a delivery is made at least once. */
  leasedUntil: number;
}

const iso = (time: number) => new Date(time).toISOString();

/** What is on its way out of a data folder, and what has arrived: one delivery for each lead and channel. */
export class FileOutbox implements Outbox, View {
  /** Oldest first. */
  all: DeliveryState[] = [];
  readonly #byId = new Map<string, DeliveryState>();
  readonly #pending = new Set<DeliveryState>();

  constructor(
    private readonly journal: Journal,
    private readonly leads: FileLeads,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'delivery') this.#update(entry);
    else if (entry.t === 'lead') for (const channel of entry.via ?? []) this.#add(entry, channel);
  }

  forget(ids: ReadonlySet<string>): void {
    for (const state of this.all.filter(({ lead }) => ids.has(lead.id))) {
      this.#byId.delete(state.delivery.id);
      this.#pending.delete(state);
    }
    this.all = this.all.filter(({ lead }) => !ids.has(lead.id));
  }

  async claim(limit: number, leaseMs: number): Promise<DueDelivery[]> {
    const now = Date.now();
    const due: DueDelivery[] = [];
    for (const state of this.#pending) {
      if (due.length >= limit) break;
      if ((state.nextAt ?? 0) > now || state.leasedUntil > now) continue;
      state.leasedUntil = now + leaseMs;
      due.push({ delivery: state.delivery, lead: this.leads.stored(state.lead) });
    }
    return due;
  }

  async finish(id: string, { error, nextAttemptAt: next }: Attempt): Promise<void> {
    const found = this.#byId.get(id);
    if (!found) return;
    const attempts = found.delivery.attempts + 1;
    const state = error === undefined ? 'sent' : next === undefined ? 'failed' : 'pending';
    await this.journal.put({ t: 'delivery', id, at: Date.now(), state, attempts, next, error });
  }

  async isPending(id: string): Promise<boolean> {
    return this.#byId.get(id)?.delivery.state === 'pending';
  }

  async ofLeads(ids: readonly string[]): Promise<Delivery[]> {
    const wanted = new Set(ids);
    return this.all.filter(({ lead }) => wanted.has(lead.id)).map(({ delivery }) => delivery);
  }

  async page(query: PageQuery): Promise<Page<Delivery>> {
    const page = await cutPage(this.all, query, ({ sequence }) => sequence);
    return { ...page, items: page.items.map(({ delivery }) => delivery) };
  }

  async resend(id: string): Promise<Delivery | undefined> {
    if (!this.#byId.has(id)) return undefined;
    const now = Date.now();
    await this.journal.put({ t: 'delivery', id, at: now, state: 'pending', attempts: 0, next: now });
    return this.#byId.get(id)?.delivery;
  }

  #add(lead: LeadEntry, channel: Channel): void {
    const at = iso(lead.at);
    const times = { createdAt: at, updatedAt: at, nextAttemptAt: at };
    const id = `${lead.id}.${channel}`;
    const delivery = {
      id,
      leadId: lead.id,
      kind: lead.kind,
      channel,
      state: 'pending' as const,
      attempts: 0,
      ...times,
    };
    const sequence = (this.all.at(-1)?.sequence ?? 0) + 1;
    const state: DeliveryState = { delivery, sequence, lead, nextAt: lead.at, leasedUntil: 0 };
    this.all.push(state);
    this.#byId.set(id, state);
    this.#pending.add(state);
  }

  #update({ id, state, attempts, at, next, error }: DeliveryEntry): void {
    const found = this.#byId.get(id);
    if (!found) return;
    const { error: _, nextAttemptAt: __, ...before } = found.delivery;
    const more = {
      ...(state === 'pending' && next !== undefined && { nextAttemptAt: iso(next) }),
      ...(error !== undefined && { error }),
    };
    found.delivery = { ...before, state, attempts, updatedAt: iso(at), ...more };
    found.nextAt = next;
    found.leasedUntil = 0;
    if (state === 'pending') this.#pending.add(found);
    else this.#pending.delete(found);
  }
}
