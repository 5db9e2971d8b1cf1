import { randomUUID } from 'node:crypto';
import type { LeadKind } from '../../contract/index.js';
import type { AddResult, Cutoffs, LeadChange, LeadQuery, Leads, NewLead, Page, Slice, StoredLead } from '../ports.js';
import { addressKey, matcher } from '../search.js';
import type { AuditLine, ChangeEntry, Entry, LeadEntry } from './entries.js';
import type { Erasures } from './erasures.js';
import type { Journal, View } from './journal.js';
import { cutPage, cutSlice } from './paging.js';

/** Leads in a data folder, arranged in memory for the questions of the port. */
export class FileLeads implements Leads, View {
  readonly #lists = new Map<string, LeadEntry[]>();
  readonly #byId = new Map<string, LeadEntry>();
  readonly #byFingerprint = new Map<string, string>();
  readonly #bySubscriber = new Map<string, string>();
  readonly #remarks = new Map<string, Pick<StoredLead, 'handledAt' | 'note' | 'status'>>();
  /** What is being stored right now, so that a repetition waits for it instead of being stored again. */
  readonly #underWay = new Map<string, Promise<string>>();
  #sequence = 0;

  constructor(
    private readonly journal: Journal,
    private readonly erasures: Erasures,
    private readonly now: () => number,
    /** Throws when no more may be stored. */
    private readonly checkRoom: () => void,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'lead') this.#apply(entry);
    else if (entry.t === 'change') this.#change(entry);
  }

  async add(lead: NewLead): Promise<AddResult> {
    const repeated = lead.fingerprint && this.#byFingerprint.get(lead.fingerprint);
    if (repeated) return { id: repeated, outcome: 'repeated' };
    const isSubscription = lead.kind === 'subscriber' && !lead.spam;
    const known = isSubscription && this.#bySubscriber.get(addressKey(lead.body.email));
    if (known) return { id: known, outcome: 'known' };

    const address = isSubscription ? `address:${addressKey(lead.body.email)}` : undefined;
    const names = [lead.fingerprint, address].filter((name) => name !== undefined);
    // No await before the name is taken: of two equal requests one must wait for the other.
    for (const name of names) {
      const stored = this.#underWay.get(name);
      if (stored) return { id: await stored, outcome: name === address ? 'known' : 'repeated' };
    }
    this.checkRoom();
    return { id: await this.#store(lead, names), outcome: 'created' };
  }

  async page(query: LeadQuery): Promise<Page<StoredLead>> {
    const page = await cutPage(...this.#listed(query));
    return { ...page, items: page.items.map((lead) => this.stored(lead)) };
  }

  async slice(query: LeadQuery): Promise<Slice<StoredLead>> {
    const slice = await cutSlice(...this.#listed(query));
    return { ...slice, items: slice.items.map((lead) => this.stored(lead)) };
  }

  async find(kind: LeadKind, id: string): Promise<StoredLead | undefined> {
    const lead = this.#byId.get(id);
    return lead?.kind === kind ? this.stored(lead) : undefined;
  }

  async change(kind: LeadKind, id: string, change: LeadChange): Promise<StoredLead | undefined> {
    const lead = this.#byId.get(id);
    if (lead?.kind !== kind) return undefined;
    await this.journal.put({ t: 'change', id, at: this.now(), ...change });
    return this.stored(lead);
  }

  async ofPerson(email: string): Promise<StoredLead[]> {
    const key = addressKey(email);
    const found = [...this.#byId.values()].filter(({ body }) => addressKey(body.email) === key);
    return found.map((lead) => this.stored(lead)).sort((a, b) => b.sequence - a.sequence);
  }

  /** The tombstones first: a start that finds them and the leads erases the leads. */
  async erase(ids: readonly string[], by: string): Promise<number> {
    const erased = await this.#remove(ids, { action: 'erase', address: by }, (there) =>
      this.erasures.add([{ at: this.now(), by, ids: there }]),
    );
    await this.erasures.removeCopies();
    return erased;
  }

  async expire({ spam, leads }: Cutoffs): Promise<number> {
    const isOld = (lead: LeadEntry) =>
      lead.spam ? lead.at < spam : leads !== undefined && lead.kind !== 'subscriber' && lead.at < leads;
    const old = [...this.#byId.values()].filter(isOld).map(({ id }) => id);
    return this.#remove(old, { action: 'retention', address: 'server' });
  }

  forget(ids: ReadonlySet<string>): void {
    for (const [name, leads] of this.#lists)
      this.#lists.set(
        name,
        leads.filter(({ id }) => !ids.has(id)),
      );
    for (const map of [this.#byFingerprint, this.#bySubscriber])
      for (const [name, id] of map) if (ids.has(id)) map.delete(name);
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

  /** What a query asks of {@link cutPage}. */
  #listed(query: LeadQuery): Parameters<typeof cutPage<LeadEntry>> {
    const matches = query.q ? matcher(query.q) : undefined;
    const paging = {
      sequence: (lead: LeadEntry) => lead.n,
      matches: matches && ((lead: LeadEntry) => matches(lead.body)),
    };
    return [this.#lists.get(`${query.kind}:${query.spam}`) ?? [], query, paging];
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
      return { ids: new Set(there), entry: { t: 'audit', id: randomUUID(), at: this.now(), ...line, subject } };
    });
    return count;
  }

  async #store(lead: NewLead, names: string[]): Promise<string> {
    this.#sequence += 1;
    const { kind, body } = lead;
    const entry: LeadEntry = { t: 'lead', n: this.#sequence, id: randomUUID(), at: this.now(), kind, body };
    if (lead.spam) entry.spam = true;
    else if (lead.channels.length > 0) entry.via = [...lead.channels];
    if (lead.status) entry.status = lead.status;
    if (lead.fingerprint) entry.key = lead.fingerprint;

    const stored = this.journal.put(entry).then(() => entry.id);
    for (const name of names) this.#underWay.set(name, stored);
    try {
      return await stored;
    } finally {
      for (const name of names) this.#underWay.delete(name);
    }
  }

  #apply(entry: LeadEntry): void {
    const list = `${entry.kind}:${entry.spam ?? false}`;
    const leads = this.#lists.get(list);
    if (leads) leads.push(entry);
    else this.#lists.set(list, [entry]);
    this.#byId.set(entry.id, entry);
    this.#sequence = Math.max(this.#sequence, entry.n);
    if (entry.key) this.#byFingerprint.set(entry.key, entry.id);
    if (entry.kind === 'subscriber' && !entry.spam) this.#bySubscriber.set(addressKey(entry.body.email), entry.id);
  }

  #change({ id, at, handled, note, status }: ChangeEntry): void {
    const remarks = { ...this.#remarks.get(id) };
    if (handled !== undefined) remarks.handledAt = handled ? (remarks.handledAt ?? at) : undefined;
    if (note !== undefined) remarks.note = note || undefined;
    if (status !== undefined) remarks.status = status;
    this.#remarks.set(id, remarks);
    const address = addressKey(this.#byId.get(id)?.body.email);
    if (status === 'unsubscribed' && this.#bySubscriber.get(address) === id) this.#bySubscriber.delete(address);
  }
}
