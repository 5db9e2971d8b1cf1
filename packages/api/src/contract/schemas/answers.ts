import { z } from 'zod';
import { sourceNames } from '../lead-source.js';
import { limits } from '../limits.js';

const isoDate = z.iso.datetime();

const leadSource = z.strictObject(
  Object.fromEntries(sourceNames.map((name) => [name, z.string().max(limits.source).optional()])),
);

const agreement = z.strictObject({ words: z.string(), version: z.string(), at: isoDate });

const listEntry = {
  id: z.string(),
  submittedAt: isoDate,
  handled: z.boolean(),
  handledAt: isoDate.optional(),
  note: z.string().optional(),
  spam: z.boolean().optional(),
  source: leadSource.optional(),
  agreement: agreement.optional(),
};

/** An entry of `GET /api/contacts`. Source: specification, section 3, "Contact submission". */
export const contactSubmission = z.strictObject({
  ...listEntry,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  company: z.string().optional(),
  message: z.string().optional(),
});

/** An entry of `GET /api/partnerships`. */
export const partnershipSubmission = z.strictObject({
  ...listEntry,
  company: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  partnershipType: z.enum(['lender', 'referral', 'other', 'api']),
  partnershipGoals: z.string(),
  jobTitle: z.string(),
  businessDescription: z.string(),
  fundingRange: z.string(),
  clientVolume: z.string(),
  consent: z.boolean(),
});

/** An entry of `GET /api/subscribers`. */
export const subscriber = z.strictObject({
  ...listEntry,
  email: z.string(),
  status: z.enum(['pending', 'active', 'unsubscribed']),
});

/** An entry of `GET /api/audit`. */
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
    'search',
    'erase',
    'retention',
  ]),
  address: z.string(),
  subject: z.string().optional(),
});

/** An entry of `GET /api/outbox`. */
export const delivery = z.strictObject({
  id: z.string(),
  leadId: z.string(),
  kind: z.enum(['contact', 'partnership', 'subscriber']),
  channel: z.enum(['webhook', 'mail', 'confirmation']),
  state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int().min(0),
  createdAt: isoDate,
  updatedAt: isoDate,
  nextAttemptAt: isoDate.optional(),
  error: z.string().optional(),
});

const deliveries = { deliveries: z.array(delivery) };

/** What `GET /api/people` answers: everything that is stored about an e-mail address. */
export const person = z.strictObject({
  email: z.string(),
  contacts: z.array(contactSubmission.extend(deliveries)),
  partnerships: z.array(partnershipSubmission.extend(deliveries)),
  subscriptions: z.array(subscriber.extend(deliveries)),
});

/** What `DELETE /api/people` answers. */
export const erased = z.strictObject({ erased: z.int().min(1) });

/** What a stored lead is answered with. */
export const created = z.strictObject({ id: z.string() });

/** What the health calls answer. */
export const health = z.strictObject({ status: z.literal('ok') });

/** Every answer above 399. */
export const apiError = z.strictObject({ error: z.string(), fields: z.record(z.string(), z.string()).optional() });
