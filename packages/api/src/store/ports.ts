import type { AuditEntry, Delivery, EntryChange, LeadKind, SubscriberStatus } from '../contract/index.js';
import type { StaffRecord } from './staff-record.js';

/*
 * What a lead is called in each layer, and what becomes of it there:
 *
 * | Layer                | Word       | Meaning                                                                          |
 * | -------------------- | ---------- | -------------------------------------------------------------------------------- |
 * | contract             | `…Input`   | the fields of a form, as they were sent and validated                            |
 * | these ports          | `NewLead`  | a lead to store: the fields with what the server adds, and where to announce it  |
 * | these ports          | `Lead`     | a stored lead, with what staff or its sender changed since                       |
 * | files, on the disk   | `Entry`    | an event in the journal: a new lead, or a change of one                          |
 * | files, in memory     | `View`     | the state after all entries, for the queries of one port: it has the `Lead`s     |
 * | postgres             | `Row`      | a row of a table: `toRow` makes it of a lead, `toLead` makes a lead of it        |
 * | routes, outbox       | `LeadJson` | a lead as the API and the webhook send it                                        |
 */

export type Channel = Delivery['channel'];

/** The validated fields of a form. Nested objects are added by the server. */
export type LeadBody = Record<string, string | boolean | Readonly<Record<string, string>>>;

/** A lead to store. */
export interface NewLead {
  kind: LeadKind;
  body: LeadBody;
  spam: boolean;
  /** Only for a subscriber who has to confirm the address. */
  status?: 'pending' | undefined;
  /** Identifies one submission of a form: a second lead with the same fingerprint is not stored. */
  fingerprint?: string | undefined;
  /** Where to announce it. Spam is never announced. */
  channels: readonly Channel[];
}

/** `known`: the address is already subscribed. `repeated`: this submission is already stored. */
export interface AddResult {
  id: string;
  outcome: 'created' | 'repeated' | 'known';
}

/** A stored lead. */
export interface Lead {
  id: string;
  /** Increases with every lead of any kind. Lists are ordered by it. */
  sequence: number;
  kind: LeadKind;
  submittedAt: number;
  spam: boolean;
  body: LeadBody;
  handledAt?: number | undefined;
  note?: string | undefined;
  /** For a subscriber, undefined means `active`. Other leads can only be `unsubscribed`: the sender has stopped messages. */
  status?: SubscriberStatus | undefined;
}

/** A change that staff make to a lead, or its sender by a link in a message. */
export interface LeadChange extends EntryChange {
  /** `active` confirms a pending subscription, `unsubscribed` ends one. Any other change of the status is ignored. */
  status?: SubscriberStatus | undefined;
}

export interface PageQuery {
  limit: number;
  /** Only entries older than this sequence number. */
  before?: number | undefined;
}

export interface LeadQuery extends PageQuery {
  kind: LeadKind;
  spam: boolean;
  /** Text to find in the result of `searchText`, in any letter case. */
  q?: string | undefined;
  /** Only leads whose form was in the language with this code. Leads without one are in English. */
  language?: string | undefined;
}

export interface Page<T> {
  /** Newest first. */
  items: T[];
  /** `before` of the next page. Absent on the last one. */
  next?: number | undefined;
  /** Number of matches on all pages. */
  total(): Promise<Total>;
}

export interface Total {
  count: number;
  /** Whether there are so many that the store estimates their number. */
  isEstimate: boolean;
}

export interface DueDelivery {
  delivery: Delivery;
  lead: Lead;
}

/** Result of one attempt. `nextAttemptAt` keeps it pending; without it an error is final. */
export interface Attempt {
  /** Number of attempts, with this one. */
  attempts: number;
  error?: string | undefined;
  nextAttemptAt?: number | undefined;
}

/** Leads submitted before these times are erased. */
export interface Cutoffs {
  spam: number;
  /** For subscriptions that were never confirmed. */
  pending: number;
  /** For contact messages and partnership inquiries. Undefined keeps them. */
  leads?: number | undefined;
}

/*
 * The storage ports: implemented with files and with PostgreSQL, tested by one suite per port.
 * Every promise of a change resolves once the change survives a power cut. It rejects with a `StorageError` if the
 * change could not be stored; then no part of it is visible.
 */

export interface Leads {
  /** Waits while an equal lead is being erased, so that it never refers to that one. */
  add(lead: NewLead): Promise<AddResult>;
  page(query: LeadQuery): Promise<Page<Lead>>;
  find(kind: LeadKind, id: string): Promise<Lead | undefined>;
  /** Rejects with a `NoteChangedError` if the note is neither `noteBefore` nor already the new one. */
  change(kind: LeadKind, id: string, change: LeadChange): Promise<Lead | undefined>;
  /** All leads from the mailbox of an address, spam included. Newest first. */
  findByEmail(email: string): Promise<Lead[]>;
  /** The subscriptions of the mailbox that have not ended, pending ones included. Reads no other lead. */
  findSubscriptions(email: string): Promise<Lead[]>;
  /**
   * Erases leads with their notes and deliveries and records it in the audit log. Keeps a tombstone, so that restoring
   * an older backup does not bring them back. Resolves with their number. `by` is a client's address, or a command.
   */
  erase(ids: readonly string[], by: string): Promise<number>;
  /**
   * Erases leads that have been stored for too long, oldest first, as many as one transaction may, and records it in the audit log.
   * Resolves with their number: call it again until that is 0.
   */
  expire(cutoffs: Cutoffs): Promise<number>;
  /** Number of leads that {@link expire} would erase in all. */
  countExpired(cutoffs: Cutoffs): Promise<number>;
}

/** Lines of the audit log that were added before these times are erased. */
export interface AuditCutoffs {
  lines: number;
  /** For refused sign-ins, which anybody can cause. */
  refusals: number;
}

export interface AuditLog {
  add(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void>;
  /**
   * Erases old lines, as many as one transaction may, and records it in a new one. Resolves with their number: call it again until that is 0.
   * Clients' addresses in tombstones go with the lines.
   */
  expire(cutoffs: AuditCutoffs): Promise<number>;
  page(query: PageQuery): Promise<Page<AuditEntry>>;
}

/** Announcements of leads. {@link Leads.add} queues one for each channel of the lead. */
export interface Outbox {
  /** Claims due deliveries, of all channels or of one, oldest first, for `leaseMs`. */
  claim(limit: number, leaseMs: number, channel?: Channel): Promise<DueDelivery[]>;
  finish(id: string, attempt: Attempt): Promise<void>;
  /** Ends the leases of claimed deliveries that were not attempted, so that another process can claim them at once. */
  release(ids: readonly string[]): Promise<void>;
  findByLeads(ids: readonly string[]): Promise<Delivery[]>;
  page(query: PageQuery): Promise<Page<Delivery>>;
  /** Makes a delivery due again, whether it was sent or not. Resolves to undefined if there is no such delivery. */
  resend(id: string): Promise<Delivery | undefined>;
  /**
   * Makes a delivery due again that was sent, was given up, or waits for its next attempt, unless it changed less than `afterMs` ago. Resolves to
   * whether it did, once of any number of calls.
   */
  remind(id: string, afterMs: number): Promise<boolean>;
  /**
   * Whether a mail about a lead may be sent to a mailbox that a stranger has typed: a mailbox gets mails about one lead an hour, and all
   * together about `max`. Counts for all processes.
   */
  admitMail(mailbox: string, leadId: string, max: number): Promise<boolean>;
}

/** Sessions that ended by a sign-out. */
export interface Sessions {
  /** Records a sign-out, at least until the session would have expired. */
  end(session: string, until: number): Promise<void>;
  isEnded(session: string): Promise<boolean>;
}

export interface StaffRecordStore {
  /** The result of the last {@link update}, in any process. Null if there was none. */
  read(): Promise<StaffRecord | null>;
  /** Reads the record, calls `complete` to create or change it, and stores the result, under a lock of all processes. */
  update(complete: (found: StaffRecord | null) => Promise<StaffRecord>): Promise<StaffRecord>;
}

export interface Stores {
  leads: Leads;
  auditLog: AuditLog;
  outbox: Outbox;
  sessions: Sessions;
  /** Rejects with a `StorageError` unless a lead could be stored now. */
  ready(): Promise<void>;
  bytes?(): number;
}

/** Opened stores of either kind. The caller must close them. */
export interface OpenStores extends Stores {
  staffRecords: StaffRecordStore;
  /** Location of the data, as text for the operator. */
  location: string;
  close(): Promise<void>;
}
