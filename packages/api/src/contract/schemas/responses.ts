import { z } from 'zod';
import { sourceNames } from '../lead-source.js';
import { limits } from '../limits.js';
import { contactInput, partnershipInput, subscribeInput } from './inputs.js';

const isoDate = z.iso.datetime();

const leadSource = z.partialRecord(z.enum(sourceNames), z.string().max(limits.source));

const agreement = z.strictObject({ words: z.string(), version: z.string(), at: isoDate });

/** What the server adds to the fields of a form. */
const addedFields = {
  id: z.string(),
  submittedAt: isoDate,
  handled: z.boolean(),
  handledAt: isoDate.optional(),
  note: z.string().optional(),
  /** True on entries of the spam list, otherwise absent. */
  spam: z.boolean().optional(),
  source: leadSource.optional(),
  /** Code of the language of its form. Absent for English. */
  language: z.string().optional(),
  agreement: agreement.optional(),
  /** The consent to calls and texts. */
  phoneAgreement: agreement.optional(),
  /** True if the sender has stopped messages by the link in one, otherwise absent. */
  stopped: z.boolean().optional(),
};

/** A subscriber is `pending` until the address is confirmed. */
export const subscriber = z.strictObject({
  ...addedFields,
  ...subscribeInput.shape,
  status: z.enum(['pending', 'active', 'unsubscribed']),
});

export const submissions = {
  contact: z.strictObject({ ...addedFields, ...contactInput.shape }),
  partnership: z.strictObject({ ...addedFields, ...partnershipInput.required().shape }),
  subscriber,
};
export type ContactSubmission = z.output<typeof submissions.contact>;
export type PartnershipSubmission = z.output<typeof submissions.partnership>;
export type Subscriber = z.output<typeof subscriber>;
export type SubscriberStatus = Subscriber['status'];

/** A lead of any kind, without the fields of its form. */
export type LeadJson = Omit<ContactSubmission, keyof typeof contactInput.shape>;

/** An entry of `GET /api/audit`: an action of staff or of the server, and the client's address. */
export const auditEntry = z.strictObject({
  id: z.string(),
  at: isoDate,
  action: z.enum([
    'sign-in',
    'sign-in-refused',
    'sign-out',
    'export',
    'change',
    'resend',
    'read',
    'list',
    'search',
    'erase',
    'retention',
    'restore',
  ]),
  address: z.string(),
  /** The object of the action: a list and its filter, or an entry's id. */
  subject: z.string().optional(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** An entry of `GET /api/outbox`: the notification about one lead through one channel. */
export const delivery = z.strictObject({
  id: z.string(),
  leadId: z.string(),
  kind: z.enum(['contact', 'partnership', 'subscriber']),
  channel: z.enum(['webhook', 'mail', 'confirmation']),
  state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int().min(0),
  createdAt: isoDate,
  updatedAt: isoDate,
  /** Time of the next attempt. Only while it is pending. */
  nextAttemptAt: isoDate.optional(),
  /** Why the last attempt failed. Contains nothing from the lead. */
  error: z.string().optional(),
});
export type Delivery = z.output<typeof delivery>;
export type LeadKind = Delivery['kind'];

const deliveries = { deliveries: z.array(delivery) };

export const person = z.strictObject({
  email: z.string(),
  contacts: z.array(submissions.contact.extend(deliveries)),
  partnerships: z.array(submissions.partnership.extend(deliveries)),
  subscriptions: z.array(subscriber.extend(deliveries)),
});
export type Person = z.output<typeof person>;

export const erased = z.strictObject({ erased: z.int().min(1) });

export const created = z.strictObject({ id: z.string() });

export const health = z.strictObject({ status: z.literal('ok') });

/** The body of every response with a status of 400 or above. `fields` has the messages of invalid fields. */
export const apiError = z.strictObject({ error: z.string(), fields: z.record(z.string(), z.string()).optional() });
export type ApiError = z.output<typeof apiError>;
