import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AuditEntry } from '../../contract/index.js';
import { auditEntry, delivery, subscriber } from '../../contract/schemas/index.js';
import type { LeadBody } from '../ports.js';

const { kind, channel, state } = delivery.shape;
/** The latest date that JavaScript can hold, in milliseconds. */
const time = z.int().min(0).max(8_640_000_000_000_000);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isBody = (value: unknown) =>
  isObject(value) &&
  Object.values(value).every(
    (one) => isText(one) || typeof one === 'boolean' || (isObject(one) && Object.values(one).every(isText)),
  );

const leadEntry = z.strictObject({
  t: z.literal('lead'),
  /** Sequence number, from 1. */
  n: z.int().min(1),
  id: z.string(),
  at: time,
  kind,
  spam: z.literal(true).optional(),
  status: z.literal('pending').optional(),
  /** Fingerprint of the filled-in form. */
  key: z.string().optional(),
  /** Channels that announce it. */
  via: z.array(channel).optional(),
  // Checked without zod, which would copy each of the up to a hundred thousand entries that a start reads.
  body: z.custom<LeadBody>(isBody),
});

const changeEntry = z.strictObject({
  t: z.literal('change'),
  id: z.string(),
  at: time,
  handled: z.boolean().optional(),
  note: z.string().optional(),
  status: subscriber.shape.status.optional(),
});

const deliveryEntry = z.strictObject({
  t: z.literal('delivery'),
  id: z.string(),
  at: time,
  state,
  attempts: z.int().min(0),
  next: time.optional(),
  error: z.string().optional(),
});

const auditLine = auditEntry.extend({ t: z.literal('audit'), at: time });

const sessionEnd = z.strictObject({ t: z.literal('session-end'), session: z.string(), until: time });

/** One event in the journal. It is never changed: a later entry records what is new. */
export const entrySchema = z.discriminatedUnion('t', [leadEntry, changeEntry, deliveryEntry, auditLine, sessionEnd]);

export type Entry = z.output<typeof entrySchema>;
export type LeadEntry = z.output<typeof leadEntry>;
export type ChangeEntry = z.output<typeof changeEntry>;
export type AuditLine = z.output<typeof auditLine>;
export type DeliveryEntry = z.output<typeof deliveryEntry>;

export const createAuditLine = (at: number, line: Omit<AuditEntry, 'id' | 'at'>): AuditLine => ({
  t: 'audit',
  id: randomUUID(),
  at,
  ...line,
});

/** Whether an entry no longer counts: the end of a session that would have expired by now. */
export const hasExpired = (entry: Entry, now: number) => entry.t === 'session-end' && entry.until < now;

/** The id of what an entry is about and goes with: a lead, or a line of the audit log. */
export function getOwnerId(entry: Entry): string | undefined {
  if (entry.t === 'session-end') return undefined;
  return entry.t === 'delivery' ? entry.id.slice(0, entry.id.lastIndexOf('.')) : entry.id;
}
