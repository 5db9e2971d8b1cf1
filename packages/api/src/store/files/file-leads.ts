import { randomUUID } from 'node:crypto';
import type { LeadKind } from '../../contract/index.js';
import { addressKey } from '../../contract/schemas/index.js';
import { NoteChangedError } from '../errors.js';
import type { AddResult, Cutoffs, Lead, LeadChange, LeadQuery, Leads, NewLead, Page } from '../ports.js';
import { countRecords } from '../records.js';
import { mailboxKey, searchTerms, searchText, subscriptionKey } from '../search.js';
import { type AuditLine, type ChangeEntry, createAuditLine, type Entry, type LeadEntry } from './entries.js';
import type { Erasures } from './erasures.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

const listName = ({ kind, spam }: Pick<LeadQuery, 'kind' | 'spam'>) => `${kind} ${spam}`;

/** Leads in a data folder, indexed in memory. Returned objects are live: later changes of a lead are visible in them. */
export class FileLeads implements Leads, View {
  /** In the order of their sequence numbers. */
  all: Lead[] = [];
  /** Number of leads on each list, so that a page does not have to count them. */
  readonly #counts = new Map<string, number>();
  readonly #byId = new Map<string, Lead>();
  readonly #byMailbox = new Map<string, Lead[]>();
  /** Ids by the keys that must be unique: fingerprints and subscriptions. A promise while the lead is being stored. */
  readonly #storedKeys = new Map<string, string | Promise<string>>();
  #sequence = 0;
  /** Leads that are being removed. Nobody may refer to them or change them, but they are listed until they are gone. */
  readonly #removing = new Set<string>();
  #removals: Promise<unknown> = Promise.resolve();
  #noteChanges: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly journal: Journal,
    private readonly erasures: Erasures,
    /** Throws if no more may be stored. */
    private readonly checkSize: () => void,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'lead') this.#insert(entry);
    else if (entry.t === 'change') this.#update(entry);
  }

  async add(lead: NewLead): Promise<AddResult> {
    const subscription = subscriptionKey(lead);
    const names = [lead.fingerprint, subscription].filter((name) => name !== undefined);
    const isRemoved = (id?: string | Promise<string>) => typeof id === 'string' && this.#removing.has(id);
    while (names.some((name) => isRemoved(this.#storedKeys.get(name)))) await this.#removals;
    // No await before the key is reserved: the second of two equal requests must wait for the first.
    for (const name of names) {
      const stored = this.#storedKeys.get(name);
      if (stored) return { id: await stored, outcome: name === subscription ? 'known' : 'repeated' };
    }
    this.checkSize();
    const { kind, body, spam, channels, status, fingerprint } = lead;
    this.#sequence += 1;
    const entry: LeadEntry = { t: 'lead', n: this.#sequence, id: randomUUID(), at: this.journal.now(), kind, body };
    if (spam) entry.spam = true;
    else if (channels.length > 0) entry.via = [...channels];
    if (status) entry.status = status;
    if (fingerprint) entry.key = fingerprint;
    const stored = this.journal.put(entry).then(() => entry.id);
    for (const name of names) this.#storedKeys.set(name, stored);
    try {
      return { id: await stored, outcome: 'created' };
    } catch (error) {
      for (const name of names) this.#storedKeys.delete(name);
      throw error;
    }
  }

  async page(query: LeadQuery): Promise<Page<Lead>> {
    const { kind, spam, q = '', language } = query;
    const terms = searchTerms(q);
    const isFound = (text: string) => terms.some((term) => text.includes(term));
    const isListed = (lead: Lead) =>
      lead.kind === kind &&
      lead.spam === spam &&
      (!q || isFound(searchText(lead.body))) &&
      (!language || (lead.body.language ?? 'en') === language);
    const page = await cutPage(this.all, query, isListed);
    const total = async () => ({ count: this.#counts.get(listName(query)) ?? 0, isEstimate: false });
    return q || language ? page : { ...page, total };
  }

  get(id: string): Lead | undefined {
    return this.#byId.get(id);
  }

  async find(kind: LeadKind, id: string): Promise<Lead | undefined> {
    const lead = this.#byId.get(id);
    return lead?.kind === kind ? lead : undefined;
  }

  change(kind: LeadKind, id: string, change: LeadChange): Promise<Lead | undefined> {
    if (change.noteBefore === undefined) return this.#change(kind, id, change);
    // One after the other, so that each is compared with the note before it.
    const changed = this.#noteChanges.then(() => this.#change(kind, id, change));
    this.#noteChanges = changed.catch(() => undefined);
    return changed;
  }

  async #change(kind: LeadKind, id: string, { noteBefore, ...change }: LeadChange): Promise<Lead | undefined> {
    await this.untilRemoved(id);
    // No `await` between these checks and the write: an erasure could finish there.
    const lead = this.#byId.get(id);
    if (lead?.kind === kind) {
      if (noteBefore !== undefined && ![noteBefore, change.note].includes(lead.note ?? ''))
        throw new NoteChangedError();
      await this.journal.put({ t: 'change', id, at: this.journal.now(), ...change });
    }
    return this.find(kind, id);
  }

  async findByEmail(email: string): Promise<Lead[]> {
    return [...(this.#byMailbox.get(addressKey(email)) ?? [])].reverse();
  }

  async findSubscriptions(email: string): Promise<Lead[]> {
    return (await this.findByEmail(email)).filter((lead) => subscriptionKey(lead) !== undefined);
  }

  /** Waits if this lead is being removed. */
  async untilRemoved(id = ''): Promise<void> {
    while (this.#removing.has(id)) await this.#removals;
  }

  /** Writes the tombstones before it removes the leads: the next start finishes an erasure that was interrupted. */
  erase(ids: readonly string[], by: string): Promise<number> {
    return this.#remove(ids, { action: 'erase', address: by }, async (existing) => {
      await this.erasures.removeCopies();
      await this.erasures.add([{ at: this.journal.now(), by, ids: existing }]);
    });
  }

  expire(cutoffs: Cutoffs): Promise<number> {
    return this.#remove(this.#expired(cutoffs), { action: 'retention', address: 'server' });
  }

  async countExpired(cutoffs: Cutoffs): Promise<number> {
    return this.#expired(cutoffs).length;
  }

  /** Ids of the leads that have been stored for too long. */
  #expired({ spam, pending, leads = 0 }: Cutoffs): string[] {
    const getCutoff = (lead: Lead) => {
      if (lead.spam) return spam;
      if (lead.kind !== 'subscriber') return leads;
      return lead.status === 'pending' ? pending : 0;
    };
    const now = this.journal.now();
    const firstSince = (cutoff: number) =>
      this.all.find(({ submittedAt }) => submittedAt >= cutoff && submittedAt <= now)?.sequence;
    const ends = new Map([spam, pending, leads].map((cutoff) => [cutoff, firstSince(cutoff)]));
    const isExpired = (lead: Lead) => {
      const cutoff = getCutoff(lead);
      // The clock was behind when a lead was stored that seems to be older than one before it.
      return lead.submittedAt < cutoff && lead.sequence < (ends.get(cutoff) ?? Number.POSITIVE_INFINITY);
    };
    return this.all.filter(isExpired).map(({ id }) => id);
  }

  remove(ids: ReadonlySet<string>): void {
    const removed = this.all.filter(({ id }) => ids.has(id));
    for (const lead of removed) this.#count(lead, -1);
    for (const mailbox of new Set(removed.map(({ body }) => mailboxKey(body)))) {
      const kept = this.#byMailbox.get(mailbox)?.filter(({ id }) => !ids.has(id)) ?? [];
      if (kept.length > 0) this.#byMailbox.set(mailbox, kept);
      else this.#byMailbox.delete(mailbox);
    }
    this.all = this.all.filter(({ id }) => !ids.has(id));
    for (const [name, id] of this.#storedKeys) if (typeof id === 'string' && ids.has(id)) this.#storedKeys.delete(name);
    for (const id of ids) this.#byId.delete(id);
  }

  #remove(
    ids: readonly string[],
    line: Pick<AuditLine, 'action' | 'address'>,
    before?: (existing: string[]) => Promise<void>,
  ): Promise<number> {
    for (const id of ids) this.#removing.add(id);
    const removal = this.journal.runRemoval(async () => {
      const existing = ids.filter((id) => this.#byId.has(id));
      await before?.(existing);
      const count = existing.length;
      const audited = createAuditLine(this.journal.now(), { ...line, subject: countRecords(count) });
      if (count > 0) await this.journal.remove(new Set(existing), audited);
      return count;
    });
    this.#removals = removal
      .catch(() => undefined)
      .finally(() => {
        for (const id of ids) this.#removing.delete(id);
      });
    return removal;
  }

  #count(lead: Lead, change: 1 | -1): void {
    const name = listName(lead);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }

  #insert({ id, n: sequence, kind, at: submittedAt, spam, body, status, key }: LeadEntry): void {
    const lead: Lead = { id, sequence, kind, submittedAt, spam: spam ?? false, body, ...(status && { status }) };
    this.all.push(lead);
    this.#count(lead, 1);
    this.#byId.set(id, lead);
    const mailbox = mailboxKey(body);
    const others = this.#byMailbox.get(mailbox);
    if (others) others.push(lead);
    else this.#byMailbox.set(mailbox, [lead]);
    this.#sequence = Math.max(this.#sequence, sequence);
    for (const name of [key, subscriptionKey(lead)]) if (name) this.#storedKeys.set(name, id);
  }

  #update({ id, at, handled, note, status }: ChangeEntry): void {
    const lead = this.#byId.get(id);
    if (!lead) return;
    if (handled !== undefined) lead.handledAt = handled ? (lead.handledAt ?? at) : undefined;
    if (note !== undefined) lead.note = note || undefined;
    const subscription = subscriptionKey(lead);
    if (subscription && status === 'unsubscribed') this.#storedKeys.delete(subscription);
    if (status === 'unsubscribed' || (status === 'active' && lead.status === 'pending')) lead.status = status;
  }
}
