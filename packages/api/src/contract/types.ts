import type { z } from 'zod';
import type * as schemas from './schemas/index.js';

/** The three calls that store a lead. */
export type LeadCall = 'contact' | 'partnerships' | 'subscribe';

/** Body of `POST /api/subscribe`. */
export type SubscribeInput = z.input<typeof schemas.subscribeInput>;

/** Body of `POST /api/contact`. The browser requires phone and message, the server does not. */
export type ContactInput = z.input<typeof schemas.contactInput>;

/** Body of `POST /api/partnerships`. The last five have defaults. */
export type PartnershipInput = z.input<typeof schemas.partnershipInput>;

/** An entry of `GET /api/contacts`. */
export type ContactSubmission = z.output<typeof schemas.contactSubmission>;

/** An entry of `GET /api/partnerships`. */
export type PartnershipSubmission = z.output<typeof schemas.partnershipSubmission>;

/** An entry of `GET /api/subscribers`. */
export type Subscriber = z.output<typeof schemas.subscriber>;

/** Whether a subscriber is to be written to: `pending` until the address is confirmed. */
export type SubscriberStatus = Subscriber['status'];

/** What staff add to an entry, and what the server knows about it. */
export type ListEntry = Omit<ContactSubmission, keyof ContactInput>;

/** What somebody agreed to, as it is kept with what they sent. */
export type Agreement = NonNullable<ListEntry['agreement']>;

/** Body of `PATCH` on an entry: at least one of the two. */
export type EntryChange = z.input<typeof schemas.entryChange>;

/** An entry of `GET /api/audit`: who did what, from where. */
export type AuditEntry = z.output<typeof schemas.auditEntry>;

/** An entry of `GET /api/outbox`: one lead on its way through one channel. */
export type Delivery = z.output<typeof schemas.delivery>;

/** What is stored, and what each list lists. */
export type LeadKind = Delivery['kind'];

/** Answer of `GET /api/people`: everything that is stored about an e-mail address. */
export type Person = z.output<typeof schemas.person>;

/** What every answer above 399 holds. */
export type ApiError = z.output<typeof schemas.apiError>;

/** What `renderPage` draws a form as, for a visitor whose page runs no JavaScript. */
export interface PageFormState {
  call: LeadCall;
  status: 'success' | 'error';
  values: Record<string, string>;
  errors: Record<string, string>;
}
