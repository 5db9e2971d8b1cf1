import type { Delivery } from '../../contract/index.js';
import type { Attempt, Channel, DueDelivery, Outbox, Page, PageQuery } from '../ports.js';
import type { DeliveryEntry, Entry, LeadEntry } from './entries.js';
import type { FileLeads } from './file-leads.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

/** A delivery, as its last entry says. */
interface Queued extends Omit<DeliveryEntry, 't'> {
  channel: Channel;
  sequence: number;
  lead: LeadEntry;
  /** Handed out until then. Forgotten by a restart, so that a delivery is made at least once. */
  leasedUntil: number;
}

const iso = (time: number) => new Date(time).toISOString();

/** As the API shows it. */
export const deliveryOf = ({ id, lead, channel, state, attempts, at, next, error }: Queued): Delivery => ({
  id,
  leadId: lead.id,
  kind: lead.kind,
  channel,
  state,
  attempts,
  createdAt: iso(lead.at),
  updatedAt: iso(at),
  ...(state === 'pending' && next !== undefined && { nextAttemptAt: iso(next) }),
  ...(error !== undefined && { error }),
});

/** What is on its way out of a data folder, and what has arrived: one delivery for each lead and channel. */
export class FileOutbox implements Outbox, View {
  /** Oldest first. */
  all: Queued[] = [];
  readonly #byId = new Map<string, Queued>();
  readonly #pending = new Set<Queued>();

  constructor(
    private readonly journal: Journal,
    private readonly leads: FileLeads,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'delivery') this.#update(entry);
    else if (entry.t === 'lead') for (const channel of entry.via ?? []) this.#add(entry, channel);
  }

  forget(ids: ReadonlySet<string>): void {
    for (const queued of this.all.filter(({ lead }) => ids.has(lead.id))) {
      this.#byId.delete(queued.id);
      this.#pending.delete(queued);
    }
    this.all = this.all.filter(({ lead }) => !ids.has(lead.id));
  }

  async claim(limit: number, leaseMs: number): Promise<DueDelivery[]> {
    const now = Date.now();
    const due: DueDelivery[] = [];
    for (const queued of this.#pending) {
      if (due.length >= limit) break;
      if ((queued.next ?? 0) > now || queued.leasedUntil > now) continue;
      queued.leasedUntil = now + leaseMs;
      due.push({ delivery: deliveryOf(queued), lead: this.leads.stored(queued.lead) });
    }
    return due;
  }

  async finish(id: string, { error, nextAttemptAt: next }: Attempt): Promise<void> {
    const found = this.#byId.get(id);
    if (!found) return;
    const attempts = found.attempts + 1;
    const state = error === undefined ? 'sent' : next === undefined ? 'failed' : 'pending';
    await this.journal.put({ t: 'delivery', id, at: Date.now(), state, attempts, next, error });
  }

  async isPending(id: string): Promise<boolean> {
    return this.#byId.get(id)?.state === 'pending';
  }

  async ofLeads(ids: readonly string[]): Promise<Delivery[]> {
    const wanted = new Set(ids);
    return this.all.filter(({ lead }) => wanted.has(lead.id)).map(deliveryOf);
  }

  async page(query: PageQuery): Promise<Page<Delivery>> {
    const page = await cutPage(this.all, query, ({ sequence }) => sequence);
    return { ...page, items: page.items.map(deliveryOf) };
  }

  async resend(id: string): Promise<Delivery | undefined> {
    if (!this.#byId.has(id)) return undefined;
    const now = Date.now();
    await this.journal.put({ t: 'delivery', id, at: now, state: 'pending', attempts: 0, next: now });
    const found = this.#byId.get(id);
    return found && deliveryOf(found);
  }

  #add(lead: LeadEntry, channel: Channel): void {
    const id = `${lead.id}.${channel}`;
    const sequence = (this.all.at(-1)?.sequence ?? 0) + 1;
    const { at } = lead;
    const queued: Queued = { id, channel, sequence, lead, at, state: 'pending', attempts: 0, next: at, leasedUntil: 0 };
    this.all.push(queued);
    this.#byId.set(id, queued);
    this.#pending.add(queued);
  }

  #update({ id, at, state, attempts, next, error }: DeliveryEntry): void {
    const found = this.#byId.get(id);
    if (!found) return;
    Object.assign(found, { at, state, attempts, next, error, leasedUntil: 0 });
    if (state === 'pending') this.#pending.add(found);
    else this.#pending.delete(found);
  }
}
