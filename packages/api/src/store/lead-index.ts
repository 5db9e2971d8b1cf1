import type { EntryChange, LeadKind } from '../contract/index.js';
import { DeliveryIndex } from './delivery-index.js';
import type { Entry, LeadEntry } from './entries.js';
import type { StoredLead } from './lead-store.js';

interface Remarks {
  handledAt?: number | undefined;
  note?: string | undefined;
}

type AuditRow = Extract<Entry, { t: 'audit' }>;

/** Two spellings of one address are one subscription. */
export const addressKey = (email: unknown) => String(email).toLowerCase();

/** What the entries add up to, arranged for the questions that the API asks. Holds stored entries only. */
export class LeadIndex {
  readonly deliveries = new DeliveryIndex();
  readonly audit: AuditRow[] = [];
  readonly #lists = new Map<string, LeadEntry[]>();
  readonly #byId = new Map<string, LeadEntry>();
  readonly #byKey = new Map<string, string>();
  readonly #bySubscriber = new Map<string, string>();
  readonly #remarks = new Map<string, Remarks>();
  readonly #endedSessions = new Map<string, number>();
  lastSequence = 0;

  apply(entry: Entry): void {
    if (entry.t === 'lead') this.#addLead(entry);
    else if (entry.t === 'change') this.#change(entry);
    else if (entry.t === 'delivery') this.deliveries.update(entry);
    else if (entry.t === 'audit') this.audit.push(entry);
    else this.#endedSessions.set(entry.session, entry.until);
  }

  /** The leads of one list, oldest first. Only ever grows at its end. */
  list(kind: LeadKind, spam: boolean): readonly LeadEntry[] {
    return this.#lists.get(`${kind}:${spam}`) ?? [];
  }

  lead(id: string): LeadEntry | undefined {
    return this.#byId.get(id);
  }

  idOfFingerprint = (key: string) => this.#byKey.get(key);
  idOfSubscriber = (email: unknown) => this.#bySubscriber.get(addressKey(email));
  isSessionEnded = (session: string) => this.#endedSessions.has(session);

  /** Forgets the sessions that have ended by themselves: nobody can use them any more. */
  forgetSessions(now: number): void {
    for (const [session, until] of this.#endedSessions) if (until < now) this.#endedSessions.delete(session);
  }

  /** A lead with what staff noted about it. */
  stored(entry: LeadEntry): StoredLead {
    const { id, n: sequence, kind, at: submittedAt, spam = false, body } = entry;
    return { id, sequence, kind, submittedAt, spam, body, ...this.#remarks.get(id) };
  }

  #addLead(entry: LeadEntry): void {
    const list = `${entry.kind}:${entry.spam ?? false}`;
    const leads = this.#lists.get(list);
    if (leads) leads.push(entry);
    else this.#lists.set(list, [entry]);
    this.#byId.set(entry.id, entry);
    this.lastSequence = Math.max(this.lastSequence, entry.n);
    if (entry.key) this.#byKey.set(entry.key, entry.id);
    if (entry.kind === 'subscriber' && !entry.spam) this.#bySubscriber.set(addressKey(entry.body.email), entry.id);
    this.deliveries.addLead(entry);
  }

  #change({ id, at, handled, note }: EntryChange & { id: string; at: number }): void {
    const remarks = { ...this.#remarks.get(id) };
    if (handled !== undefined) remarks.handledAt = handled ? (remarks.handledAt ?? at) : undefined;
    if (note !== undefined) remarks.note = note || undefined;
    this.#remarks.set(id, remarks);
  }
}
