import type { AuditEntry, Delivery, EntryChange, LeadKind, SubscriberStatus } from '../contract/index.js';

/** The ways out of the house that a new lead can be announced through. */
export type Channel = Delivery['channel'];

/** What a form sent, checked and completed, and in groups what the server adds to it. */
export type LeadBody = Record<string, string | boolean | Readonly<Record<string, string>>>;

export interface NewLead {
  kind: LeadKind;
  body: LeadBody;
  spam: boolean;
  /** Of a subscriber who has to confirm the address first. */
  status?: 'pending' | undefined;
  /** Names one fill-in of one form: two leads with the same fingerprint are one lead. */
  fingerprint?: string | undefined;
  /** Where to announce it. Spam is never announced. */
  channels: readonly Channel[];
}

/** `known`: this address had subscribed before. `repeated`: this very fill-in had been stored before. */
export interface AddResult {
  id: string;
  outcome: 'created' | 'repeated' | 'known';
}

export interface StoredLead {
  id: string;
  /** Grows with every lead of the store, whatever its kind. Lists are ordered by it. */
  sequence: number;
  kind: LeadKind;
  submittedAt: number;
  spam: boolean;
  body: LeadBody;
  handledAt?: number | undefined;
  note?: string | undefined;
  /** Of a subscriber; none is `active`. */
  status?: SubscriberStatus | undefined;
}

/** What becomes of a lead: by staff, or of a subscription by the subscriber. */
export interface LeadChange extends EntryChange {
  /** Whoever unsubscribes may subscribe again: as a new lead. */
  status?: SubscriberStatus | undefined;
}

export interface PageQuery {
  limit: number;
  /** Only what came before the entry with this sequence number. */
  before?: number | undefined;
}

export interface LeadQuery extends PageQuery {
  kind: LeadKind;
  spam: boolean;
  /** A substring, any case, of what {@link searchText} lists. */
  q?: string | undefined;
}

export interface Page<T> {
  /** Newest first. */
  items: T[];
  /** `before` of the next page. Absent on the last one. */
  next?: number | undefined;
  /** Counts how many match on all pages together: for a search that is a look at the whole list. */
  total(): Promise<number>;
}

/** A delivery that is due, with what it delivers. */
export interface DueDelivery {
  delivery: Delivery;
  lead: StoredLead;
}

/** What came of one attempt. `nextAttemptAt` keeps it pending; without it an error is final. */
export interface Attempt {
  error?: string | undefined;
  nextAttemptAt?: number | undefined;
}

/** Leads that were submitted before these times are kept no longer. */
export interface Cutoffs {
  spam: number;
  /** Contact messages and partnership inquiries. Undefined keeps them. */
  leads?: number | undefined;
}

/*
 * What the API needs from storage. lowdb is one answer, PostgreSQL another; one suite of tests per port asks both.
 *
 * Every promise that changes something resolves once the change survives a power cut, and rejects with a
 * `StorageError` when it could not be stored; then nothing of it is visible.
 */

/** What visitors sent, and what staff noted about it. */
export interface Leads {
  add(lead: NewLead): Promise<AddResult>;
  page(query: LeadQuery): Promise<Page<StoredLead>>;
  find(kind: LeadKind, id: string): Promise<StoredLead | undefined>;
  /** Changes what is named. Resolves to undefined when there is no such lead. */
  change(kind: LeadKind, id: string, change: LeadChange): Promise<StoredLead | undefined>;
  /** Everything that came from an e-mail address, in any letter case, spam too. Newest first. */
  ofPerson(email: string): Promise<StoredLead[]>;
  /**
   * Erases leads with their notes and deliveries, writes that down in the audit log, and keeps a tombstone: a backup that
   * is restored later forgets them as well. Resolves with how many there were.
   *
   * @param by who did it: a client's address, or a command.
   */
  erase(ids: readonly string[], by: string): Promise<number>;
  /** Erases what has been stored for too long, and counts it in the audit log. Resolves with how many there were. */
  expire(cutoffs: Cutoffs): Promise<number>;
}

/** Who did what. */
export interface AuditLog {
  add(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void>;
  page(query: PageQuery): Promise<Page<AuditEntry>>;
}

/** Announcements of leads. {@link Leads.add} puts one in for each of the lead's channels. */
export interface Outbox {
  /** Deliveries whose time has come, oldest first. A claimed one is not handed out again for `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  finish(id: string, attempt: Attempt): Promise<void>;
  /** Whether a claimed delivery is still to be made: its lead may have been erased meanwhile. */
  isPending(id: string): Promise<boolean>;
  ofLeads(ids: readonly string[]): Promise<Delivery[]>;
  page(query: PageQuery): Promise<Page<Delivery>>;
  /** Makes a delivery due again, sent or not. Resolves to undefined when there is no such delivery. */
  resend(id: string): Promise<Delivery | undefined>;
}

/** Sessions that were signed out of. */
export interface Sessions {
  /** Remembers, at least until it would have ended anyway, that a session was signed out of. */
  end(session: string, until: number): Promise<void>;
  isEnded(session: string): Promise<boolean>;
}

/** The four ports over one place, and whether that place takes writes. */
export interface Stores {
  leads: Leads;
  auditLog: AuditLog;
  outbox: Outbox;
  sessions: Sessions;
  /** Rejects with a `StorageError` unless a lead could be stored now. */
  ready(): Promise<void>;
  /** How much is stored, where that is known. */
  bytes?(): number;
}

/** As whoever opened them has them. */
export interface OpenStores extends Stores {
  /** Finishes what is being written and lets go of everything. */
  close(): Promise<void>;
}
