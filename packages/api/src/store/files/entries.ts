import { z } from 'zod';
import type { LeadBody } from '../ports.js';

const kind = z.enum(['contact', 'partnership', 'subscriber']);
const channel = z.enum(['webhook', 'mail', 'confirmation']);
/** No date is later. */
const LAST_MOMENT = 8_640_000_000_000_000;
const time = z.int().min(0).max(LAST_MOMENT);

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
  /** Fingerprint of the fill-in. */
  key: z.string().optional(),
  /** Channels that it is announced through. */
  via: z.array(channel).optional(),
  // By hand: there are a hundred thousand of them to read at a start, and zod would copy each.
  body: z.custom<LeadBody>(isBody),
});

const changeEntry = z.strictObject({
  t: z.literal('change'),
  id: z.string(),
  at: time,
  handled: z.boolean().optional(),
  note: z.string().optional(),
  status: z.enum(['pending', 'active', 'unsubscribed']).optional(),
});

const deliveryEntry = z.strictObject({
  t: z.literal('delivery'),
  id: z.string(),
  at: time,
  state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int().min(0),
  next: time.optional(),
  error: z.string().optional(),
});

const auditEntry = z.strictObject({
  t: z.literal('audit'),
  id: z.string(),
  at: time,
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

const sessionEndEntry = z.strictObject({ t: z.literal('session-end'), session: z.string(), until: time });

/** One thing that happened, as the segments keep it. Never changed afterwards: a later entry says what is new. */
export const entrySchema = z.discriminatedUnion('t', [
  leadEntry,
  changeEntry,
  deliveryEntry,
  auditEntry,
  sessionEndEntry,
]);

export type Entry = z.output<typeof entrySchema>;
export type LeadEntry = z.output<typeof leadEntry>;
export type ChangeEntry = z.output<typeof changeEntry>;
export type AuditLine = z.output<typeof auditEntry>;
export type DeliveryEntry = z.output<typeof deliveryEntry>;

/** The lead that an entry says something about. */
export function leadIdOf(entry: Entry): string | undefined {
  if (entry.t === 'lead' || entry.t === 'change') return entry.id;
  return entry.t === 'delivery' ? entry.id.slice(0, entry.id.lastIndexOf('.')) : undefined;
}

/** A generous guess at an entry's bytes on disk: no character takes more than six. */
function weigh(entry: Entry): number {
  const texts = entry.t === 'lead' ? Object.values(entry.body) : 'note' in entry ? [entry.note] : [];
  return texts.reduce<number>(
    (sum, text) => sum + (typeof text === 'object' ? JSON.stringify(text) : String(text)).length * 6,
    600,
  );
}

/** A batch ends before it would weigh more, unless a single entry does. Far below the size of a segment. */
export const MAX_BATCH_WEIGHT = 1024 * 1024;

/** How many of the first entries go into one write. */
export function batchLength(entries: readonly Entry[]): number {
  let weight = 0;
  const end = entries.findIndex((entry, index) => {
    weight += weigh(entry);
    return index > 0 && weight > MAX_BATCH_WEIGHT;
  });
  return end === -1 ? entries.length : end;
}

/** Entries in batches, in their order. */
export function* batches(entries: readonly Entry[]): Generator<readonly Entry[]> {
  for (let start = 0; start < entries.length; ) {
    const batch = entries.slice(start, start + batchLength(entries.slice(start, start + 2_000)));
    yield batch;
    start += batch.length;
  }
}
