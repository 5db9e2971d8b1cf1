import type { LeadSource } from './lead-source.js';

/** The three calls that store a lead. */
export type LeadCall = 'contact' | 'partnerships' | 'subscribe';

/** What is stored, and what each list lists. */
export type LeadKind = 'contact' | 'partnership' | 'subscriber';

export type PartnershipType = 'lender' | 'referral' | 'other' | 'api';

/** Body of `POST /api/subscribe`. */
export interface SubscribeInput {
  email: string;
}

/** Body of `POST /api/contact`. The browser requires phone and message, the server does not. */
export interface ContactInput {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  message?: string | undefined;
}

/** Body of `POST /api/partnerships`. The last five have defaults. */
export interface PartnershipInput {
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  partnershipType: PartnershipType;
  partnershipGoals: string;
  jobTitle?: string | undefined;
  businessDescription?: string | undefined;
  fundingRange?: string | undefined;
  clientVolume?: string | undefined;
  consent?: boolean | undefined;
}

/** What somebody agreed to, as it is kept with what they sent. */
export interface Agreement {
  words: string;
  version: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** What staff add to an entry, and what the server knows about it. */
export interface ListEntry {
  id: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
  handled: boolean;
  handledAt?: string | undefined;
  note?: string | undefined;
  /** Present and true on entries of the spam list. */
  spam?: boolean | undefined;
  source?: LeadSource | undefined;
  /** What its sender agreed to. */
  agreement?: Agreement | undefined;
}

/** An entry of `GET /api/contacts`. */
export interface ContactSubmission extends ListEntry, ContactInput {}

/** An entry of `GET /api/partnerships`. */
export interface PartnershipSubmission extends ListEntry, Required<PartnershipInput> {}

/** Whether a subscriber is to be written to: `pending` until the address is confirmed. */
export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed';

/** An entry of `GET /api/subscribers`. */
export interface Subscriber extends ListEntry, SubscribeInput {
  status: SubscriberStatus;
}

/** Body of `PATCH` on an entry: at least one of the two. */
export interface EntryChange {
  handled?: boolean | undefined;
  note?: string | undefined;
}

/** An entry of `GET /api/audit`: who did what, from where. */
export interface AuditEntry {
  id: string;
  at: string;
  action:
    | 'sign-in'
    | 'sign-in-refused'
    | 'sign-out'
    | 'export'
    | 'change'
    | 'resend'
    | 'read'
    | 'search'
    | 'erase'
    | 'retention';
  /** The client's address. */
  address: string;
  /** What it was done to: a list and its filter, or an entry's id. */
  subject?: string | undefined;
}

/** An entry of `GET /api/outbox`: one lead on its way through one channel. */
export interface Delivery {
  id: string;
  leadId: string;
  kind: LeadKind;
  channel: 'webhook' | 'mail' | 'confirmation';
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  createdAt: string;
  updatedAt: string;
  /** When it is tried next, while it is pending. */
  nextAttemptAt?: string | undefined;
  /** Why the last attempt failed. Never holds anything that the lead says. */
  error?: string | undefined;
}

type WithDeliveries<Entry> = Entry & { deliveries: Delivery[] };

/** Answer of `GET /api/people`: everything that is stored about an e-mail address. */
export interface Person {
  email: string;
  contacts: WithDeliveries<ContactSubmission>[];
  partnerships: WithDeliveries<PartnershipSubmission>[];
  subscriptions: WithDeliveries<Subscriber>[];
}

/** What every answer above 399 holds. */
export interface ApiError {
  /** For a person. */
  error: string;
  /** Messages by field name, after a body that breaks the rules. */
  fields?: Record<string, string> | undefined;
}

/** What `renderPage` draws a form as, for a visitor whose page runs no JavaScript. */
export interface PageFormState {
  call: LeadCall;
  status: 'success' | 'error';
  values: Record<string, string>;
  errors: Record<string, string>;
}
