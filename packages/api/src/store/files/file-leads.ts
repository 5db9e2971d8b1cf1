import { randomUUID } from 'node:crypto';
import type { LeadKind } from '../../contract/index.js';
import type { AddResult, Cutoffs, LeadChange, LeadQuery, Leads, NewLead, Page, StoredLead } from '../ports.js';
import { addressKey, matcher } from '../search.js';
import type { AuditLine, ChangeEntry, Entry, LeadEntry } from './entries.js';
import type { Erasures } from './erasures.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

/** What names a subscriber, of whom there is one for each address. */
const subscriberName = ({ kind, spam, body }: Pick<NewLead, 'kind' | 'body'> & { spam?: boolean | undefined }) =>
  kind === 'subscriber' && !spam ? `address:${addressKey(body.email)}` : undefined;

/** Names the list that a lead is shown in. */
const listName = ({ kind, spam }: Pick<LeadQuery, 'kind'> & { spam?: boolean | undefined }) =>
  `${kind} ${spam ?? false}`;

/** Leads in a data folder, arranged in memory for the questions of the port. */
export class FileLeads implements Leads, View {
  /** In the order of their sequence numbers. */
  #all: LeadEntry[] = [];
  /** How many leads each list has, so that no page has to count them. */
  readonly #counts = new Map<string, number>();
  readonly #byId = new Map<string, LeadEntry>();
  /** Ids of what may be stored only once: fill-ins and subscribers. A repetition waits for the one that is being stored. */
  readonly #once = new Map<string, string | Promise<string>>();
  readonly #remarks = new Map<string, Pick<StoredLead, 'handledAt' | 'note' | 'status'>>();
  #sequence = 0;

  constructor(
    private readonly journal: Journal,
    private readonly erasures: Erasures,
    /** Throws when no more may be stored. */
    private readonly checkRoom: () => void,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'lead') this.#apply(entry);
    else if (entry.t === 'change') this.#change(entry);
  }

  async add(lead: NewLead): Promise<AddResult> {
    const subscriber = subscriberName(lead);
    const names = [lead.fingerprint, subscriber].filter((name) => name !== undefined);
    // No await before the name is taken: of two equal requests one must wait for the other.
    for (const name of names) {
      const stored = this.#once.get(name);
      if (stored) return { id: await stored, outcome: name === subscriber ? 'known' : 'repeated' };
    }
    this.checkRoom();
    return { id: await this.#store(lead, names), outcome: 'created' };
  }

  async page(query: LeadQuery): Promise<Page<StoredLead>> {
    const matches = query.q ? matcher(query.q) : () => true;
    const page = await cutPage(
      this.#all,
      query,
      ({ n }) => n,
      ({ kind, spam = false, body }) => kind === query.kind && spam === query.spam && matches(body),
    );
    return {
      ...page,
      items: page.items.map((lead) => this.stored(lead)),
      ...(!query.q && { total: async () => this.#counts.get(listName(query)) ?? 0 }),
    };
  }

  async find(kind: LeadKind, id: string): Promise<StoredLead | undefined> {
    const lead = this.#byId.get(id);
    return lead?.kind === kind ? this.stored(lead) : undefined;
  }

  async change(kind: LeadKind, id: string, change: LeadChange): Promise<StoredLead | undefined> {
    const lead = this.#byId.get(id);
    if (lead?.kind !== kind) return undefined;
    await this.journal.put({ t: 'change', id, at: Date.now(), ...change });
    return this.stored(lead);
  }

  async ofPerson(email: string): Promise<StoredLead[]> {
    const key = addressKey(email);
    const found = this.#all.filter(({ body }) => addressKey(body.email) === key);
    return found.map((lead) => this.stored(lead)).reverse();
  }

  /** Writes the tombstones first: the next start erases any leads that are still there. */
  async erase(ids: readonly string[], by: string): Promise<number> {
    const erased = await this.#remove(ids, { action: 'erase', address: by }, (there) =>
      this.erasures.add([{ at: Date.now(), by, ids: there }]),
    );
    await this.erasures.removeCopies();
    return erased;
  }

  async expire({ spam, leads }: Cutoffs): Promise<number> {
    const isOld = (lead: LeadEntry) =>
      lead.spam ? lead.at < spam : leads !== undefined && lead.kind !== 'subscriber' && lead.at < leads;
    const old = this.#all.filter(isOld).map(({ id }) => id);
    return this.#remove(old, { action: 'retention', address: 'server' });
  }

  forget(ids: ReadonlySet<string>): void {
    this.#all = this.#all.filter((lead) => {
      if (ids.has(lead.id)) this.#count(lead, -1);
      return !ids.has(lead.id);
    });
    for (const [name, id] of this.#once) if (typeof id === 'string' && ids.has(id)) this.#once.delete(name);
    for (const id of ids) {
      this.#byId.delete(id);
      this.#remarks.delete(id);
    }
  }

  /** A lead with what became of it. */
  stored(entry: LeadEntry): StoredLead {
    const { id, n: sequence, kind, at: submittedAt, spam = false, body, status } = entry;
    return { id, sequence, kind, submittedAt, spam, body, ...(status && { status }), ...this.#remarks.get(id) };
  }

  /** Resolves with how many of these leads there were. */
  async #remove(
    ids: readonly string[],
    line: Pick<AuditLine, 'action' | 'address'>,
    before?: (there: string[]) => Promise<void>,
  ): Promise<number> {
    let count = 0;
    await this.journal.remove(async () => {
      const there = ids.filter((id) => this.#byId.has(id));
      if (there.length === 0) return undefined;
      await before?.(there);
      count = there.length;
      const subject = `${count} ${count === 1 ? 'record' : 'records'}`;
      return { ids: new Set(there), entry: { t: 'audit', id: randomUUID(), at: Date.now(), ...line, subject } };
    });
    return count;
  }

  async #store({ kind, body, spam, channels, status, fingerprint }: NewLead, names: string[]): Promise<string> {
    this.#sequence += 1;
    const entry: LeadEntry = { t: 'lead', n: this.#sequence, id: randomUUID(), at: Date.now(), kind, body };
    if (spam) entry.spam = true;
    else if (channels.length > 0) entry.via = [...channels];
    if (status) entry.status = status;
    if (fingerprint) entry.key = fingerprint;

    const stored = this.journal.put(entry).then(() => entry.id);
    for (const name of names) this.#once.set(name, stored);
    try {
      return await stored;
    } catch (error) {
      for (const name of names) this.#once.delete(name);
      throw error;
    }
  }

  #count(lead: LeadEntry, change: 1 | -1): void {
    const name = listName(lead);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }

  #apply(entry: LeadEntry): void {
    this.#all.push(entry);
    this.#count(entry, 1);
    this.#byId.set(entry.id, entry);
    this.#sequence = Math.max(this.#sequence, entry.n);
    for (const name of [entry.key, subscriberName(entry)]) if (name) this.#once.set(name, entry.id);
  }

  #change({ id, at, handled, note, status }: ChangeEntry): void {
    const remarks = { ...this.#remarks.get(id) };
    if (handled !== undefined) remarks.handledAt = handled ? (remarks.handledAt ?? at) : undefined;
    if (note !== undefined) remarks.note = note || undefined;
    if (status !== undefined) remarks.status = status;
    this.#remarks.set(id, remarks);
    const address = `address:${addressKey(this.#byId.get(id)?.body.email)}`;
    if (status === 'unsubscribed' && this.#once.get(address) === id) this.#once.delete(address);
  }
}
