import type { AuditEntry, Delivery, EntryChange, LeadKind } from '../contract/index.js';

/** The ways out of the house that a new lead can be announced through. */
export type Channel = Delivery['channel'];

/** What a form sent, checked and completed, and in groups what the server adds to it. */
export type LeadBody = Record<string, string | boolean | Readonly<Record<string, string>>>;

export interface NewLead {
  kind: LeadKind;
  body: LeadBody;
  spam: boolean;
  /** Names one fill-in of one form: two leads with the same fingerprint are one lead. */
  fingerprint?: string | undefined;
  /** Where to announce it. Spam is never announced, whatever stands here. */
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
}

export interface PageQuery {
  limit: number;
  /** Only what came before the entry with this sequence number. */
  before?: number | undefined;
}

export interface LeadQuery extends PageQuery {
  kind: LeadKind;
  spam: boolean;
  /** A substring, any case, of the names, the e-mail address, the company or the message. */
  q?: string | undefined;
}

/** A page without a count, for who reads on: counting what a search finds costs a look at the whole list. */
export interface Slice<T> {
  /** Newest first. */
  items: T[];
  /** `before` of the next page. Absent on the last one. */
  next?: number | undefined;
}

export interface Page<T> extends Slice<T> {
  /** How many match on all pages together. */
  total: number;
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

/**
 * What the API needs from storage. lowdb is one answer, PostgreSQL another, one test suite asks both.
 *
 * Every promise that changes something resolves once the change survives a power cut, and rejects with a
 * {@link StorageError} when it could not be stored; then nothing of it is to be seen.
 */
export interface LeadStore {
  add(lead: NewLead): Promise<AddResult>;
  page(query: LeadQuery): Promise<Page<StoredLead>>;
  /** The same without the total. */
  slice(query: LeadQuery): Promise<Slice<StoredLead>>;
  /** Marks a lead as handled or not, or keeps a note with it. Resolves to undefined when there is no such lead. */
  change(kind: LeadKind, id: string, change: EntryChange): Promise<StoredLead | undefined>;

  audit(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void>;
  auditPage(query: PageQuery): Promise<Page<AuditEntry>>;

  /** Deliveries whose time has come, oldest first. A claimed one is not handed out again for `leaseMs`. */
  claimDeliveries(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  finishDelivery(id: string, attempt: Attempt): Promise<void>;
  deliveryPage(query: PageQuery): Promise<Page<Delivery>>;
  /** Makes a delivery due again, sent or not. Resolves to undefined when there is no such delivery. */
  resend(id: string): Promise<Delivery | undefined>;

  /** Remembers, at least until it would have ended anyway, that a session was signed out of. */
  endSession(session: string, until: number): Promise<void>;
  isSessionEnded(session: string): Promise<boolean>;

  /** Rejects with a {@link StorageError} unless a lead could be stored now. */
  ready(): Promise<void>;
  /** Finishes what is being written and lets go of everything. */
  close(): Promise<void>;
}

/** Nothing was stored. The API answers 503. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Something in the data folder is not as the server left it. The server does not start. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';

  constructor(
    readonly file: string,
    readonly problem: string,
  ) {
    super(
      `${file} is damaged: ${problem}. Nothing was changed. Restore a backup (npm run restore), or keep what can ` +
        'still be read and set the damaged original aside (npm run repair).',
    );
  }
}
