import type { Delivery } from '../../contract/index.js';
import { delivery as deliverySchema } from '../../contract/schemas/index.js';
import type { Attempt, Channel, DueDelivery, Lead, Outbox, Page, PageQuery } from '../ports.js';
import type { DeliveryEntry, Entry, LeadEntry } from './entries.js';
import type { FileLeads } from './file-leads.js';
import type { Journal, View } from './journal.js';
import { createMailLimit } from './mail-limit.js';
import { cutPage } from './paging.js';

interface Queued {
  delivery: Delivery;
  lead: Lead;
  sequence: number;
  next: number;
  /** Leased until then. A restart forgets the lease, so each delivery is made at least once. */
  leasedUntil: number;
}

/** Deliveries that a lead may have. */
const CHANNELS = deliverySchema.shape.channel.options.length;

const iso = (time: number) => new Date(time).toISOString();

/** Whether the next attempt is later. One that was planned by a clock that has been set back since is due: it could be years away. */
const isWaiting = ({ next, delivery }: Queued, now: number) => next > now && Date.parse(delivery.updatedAt) <= now;

/** The outbox of a data folder: one delivery, pending or done, per lead and channel. */
export class FileOutbox implements Outbox, View {
  /** Oldest first. */
  all: Queued[] = [];
  readonly #byId = new Map<string, Queued>();
  readonly #pending = new Set<Queued>();
  /** Deliveries that are just becoming due again. */
  readonly #reminding = new Set<string>();
  readonly #mailLimit: ReturnType<typeof createMailLimit>;

  constructor(
    private readonly journal: Journal,
    private readonly leads: FileLeads,
  ) {
    this.#mailLimit = createMailLimit(journal.now);
  }

  /** Called after the leads' view has applied the entry. */
  apply(entry: Entry): void {
    if (entry.t === 'delivery') this.#update(entry);
    else if (entry.t === 'lead') for (const index of entry.via?.keys() ?? []) this.#insert(entry, index);
  }

  remove(ids: ReadonlySet<string>): void {
    for (const queued of this.all.filter(({ lead }) => ids.has(lead.id))) {
      this.#byId.delete(queued.delivery.id);
      this.#pending.delete(queued);
    }
    this.all = this.all.filter(({ lead }) => !ids.has(lead.id));
  }

  async claim(limit: number, leaseMs: number, channel?: Channel): Promise<DueDelivery[]> {
    const now = this.journal.now();
    const due: DueDelivery[] = [];
    for (const queued of this.#pending) {
      if (due.length >= limit) break;
      const { delivery, lead, leasedUntil } = queued;
      if (isWaiting(queued, now) || leasedUntil > now || (channel && channel !== delivery.channel)) continue;
      queued.leasedUntil = now + leaseMs;
      due.push({ delivery, lead });
    }
    return due;
  }

  async finish(id: string, { attempts, error, nextAttemptAt: next }: Attempt): Promise<void> {
    if (!this.#byId.has(id)) return;
    const state = error === undefined ? 'sent' : next === undefined ? 'failed' : 'pending';
    await this.journal.put({ t: 'delivery', id, at: this.journal.now(), state, attempts, next, error });
  }

  async release(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const found = this.#byId.get(id);
      if (found) found.leasedUntil = 0;
    }
  }

  async findByLeads(ids: readonly string[]): Promise<Delivery[]> {
    const wanted = new Set(ids);
    return this.all.filter(({ lead }) => wanted.has(lead.id)).map(({ delivery }) => delivery);
  }

  async page(query: PageQuery): Promise<Page<Delivery>> {
    const page = await cutPage(this.all, query);
    return { ...page, items: page.items.map(({ delivery }) => delivery) };
  }

  async resend(id: string): Promise<Delivery | undefined> {
    await this.leads.untilRemoved(this.#byId.get(id)?.lead.id);
    const now = this.journal.now();
    if (this.#byId.has(id))
      await this.journal.put({ t: 'delivery', id, at: now, state: 'pending', attempts: 0, next: now });
    return this.#byId.get(id)?.delivery;
  }

  async remind(id: string, afterMs: number): Promise<boolean> {
    const found = this.#byId.get(id);
    const now = this.journal.now();
    // A clock that is set far back ends the time as well.
    if (!found || Math.abs(now - Date.parse(found.delivery.updatedAt)) < afterMs) return false;
    if (found.delivery.state === 'pending' && (found.leasedUntil > now || found.next <= now)) return false;
    if (this.#reminding.has(id)) return false;
    this.#reminding.add(id);
    await this.resend(id).finally(() => this.#reminding.delete(id));
    return true;
  }

  async admitMail(mailbox: string, leadId: string, max: number): Promise<boolean> {
    return this.#mailLimit(mailbox, leadId, max);
  }

  #insert({ id: leadId, n, kind, at, via }: LeadEntry, index: number): void {
    const lead = this.leads.get(leadId);
    const channel = via?.[index];
    if (!lead || !channel) return;
    const id = `${leadId}.${channel}`;
    const times = { createdAt: iso(at), updatedAt: iso(at), nextAttemptAt: iso(at) };
    const delivery: Delivery = { id, leadId, kind, channel, state: 'pending', attempts: 0, ...times };
    // The same after a restart, also if earlier leads were erased: a page that is read meanwhile has the next ones.
    const sequence = n * CHANNELS + index;
    const queued = { delivery, lead, sequence, next: at, leasedUntil: 0 };
    this.all.push(queued);
    this.#byId.set(id, queued);
    this.#pending.add(queued);
  }

  #update({ id, at, state, attempts, next = at, error }: DeliveryEntry): void {
    const found = this.#byId.get(id);
    if (!found) return;
    const { nextAttemptAt: _, error: __, ...kept } = found.delivery;
    found.delivery = {
      ...kept,
      state,
      attempts,
      updatedAt: iso(at),
      ...(state === 'pending' && { nextAttemptAt: iso(next) }),
      ...(error !== undefined && { error }),
    };
    found.next = next;
    // Sending it again keeps the lease of an attempt in flight.
    if (attempts > 0) found.leasedUntil = 0;
    if (state === 'pending') this.#pending.add(found);
    else this.#pending.delete(found);
  }
}
