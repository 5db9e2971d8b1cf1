import { z } from 'zod';
import { type FormField, formFields, messages } from '../form-fields.js';
import { EMAIL_PATTERN, limits } from '../limits.js';
import { partnershipTypes } from '../partnership-defaults.js';
import { isEmailAddress, visible } from './email-address.js';

/** Trims, and replaces characters that databases refuse (lone surrogates, NUL). A text of which nothing is visible is empty. */
const clean = (value: string) => (visible(value).trim() ? value.replace(/[\p{Cs}\0]/gu, '\uFFFD').trim() : '');

/** A text that may be missing or blank. A blank one is stored like a missing one. */
const optionalText = (max: number) =>
  z
    .string({ error: messages.text })
    .overwrite(clean)
    .max(max, { error: messages.tooLong(max) })
    .optional();

const requiredText = (max: number, message: string = messages.required, cleaned = clean) =>
  z
    .string({ error: message })
    .overwrite(cleaned)
    .min(1, { error: message, abort: true })
    .max(max, { error: messages.tooLong(max), abort: true });

/** An e-mail address. Its length is checked first: the pattern is slow on long input. */
const emailText = (requiredMessage?: string) =>
  requiredText(limits.email, requiredMessage, (value) => clean(visible(value)))
    .regex(EMAIL_PATTERN, { error: messages.email, abort: true })
    .refine(isEmailAddress, { error: messages.email });

type Shape<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: string } ? z.ZodString : z.ZodOptional<z.ZodString>;
};

const createShape = <Fields extends Record<string, FormField>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { max, required }]) => {
      if (name === 'email') return [name, emailText(required)];
      return [name, required === undefined ? optionalText(max) : requiredText(max, required)];
    }),
  ) as Shape<Fields>;

export const subscribeInput = z.object(createShape(formFields.subscribe));
export type SubscribeInput = z.input<typeof subscribeInput>;

/** Body of `POST /api/contact`. Phone, company and message are optional here, required in our own form. */
export const contactInput = z.object(createShape(formFields.contact));
export type ContactInput = z.input<typeof contactInput>;

/** Body of `POST /api/partnerships`. What is optional has defaults. */
export const partnershipInput = z.object({
  ...createShape(formFields.partnerships),
  partnershipType: z.enum(partnershipTypes, { error: messages.partnershipType }),
  consent: z.boolean({ error: messages.yesOrNo }).optional(),
});
export type PartnershipInput = z.input<typeof partnershipInput>;

/** Body of `PATCH` on an entry of a list. One of `handled` and `note` is required. */
export const entryChange = z
  .object({
    handled: z.boolean({ error: messages.yesOrNo }).optional(),
    note: optionalText(limits.long),
    /** The note that was read. The change is refused with 409 if it is another one now. */
    noteBefore: optionalText(limits.long),
  })
  .refine((change) => change.handled !== undefined || change.note !== undefined, {
    error: 'Please send "handled", "note" or both',
  });
export type EntryChange = z.input<typeof entryChange>;

/** Body of `POST /api/session`. The password is not trimmed: every character counts. */
export const signInInput = z.object({
  password: z
    .string({ error: messages.required })
    .min(1, { error: messages.required })
    .max(1_000, { error: messages.tooLong(1_000) }),
});

/** A query parameter, which may be given only once. */
const parameter = (name: string) => z.string({ error: `${name} must be given once` });

const isLimit = (value: string) => /^\d{1,15}$/.test(value) && Number(value) >= 1 && Number(value) <= limits.pageMax;

export const pageQuery = z.object({
  limit: parameter('limit')
    .refine(isLimit, { error: `limit must be a whole number from 1 to ${limits.pageMax}` })
    .transform(Number)
    .optional(),
  /** From the `Link` header of the previous page. Opaque to callers; contains a sequence number. */
  cursor: parameter('cursor')
    .regex(/^c\d{1,15}$/, { error: 'cursor must come from the Link header of another page' })
    .transform((value) => Number(value.slice(1)))
    .optional(),
});

export const cursorAfter = (sequence: number) => `c${sequence}`;

export const personQuery = z.object({
  email: parameter('email')
    .trim()
    // In a query, a `+` that is not encoded is a blank.
    .regex(/^\S+$/, { error: 'email must be an email address, with + as %2B' })
    .max(limits.email, { error: `email must have at most ${limits.email} characters` }),
});

export const listQuery = pageQuery.extend({
  q: parameter('q')
    .trim()
    .max(limits.short, { error: `q must have at most ${limits.short} characters` })
    .optional(),
  spam: z.literal('only', { error: 'spam can only be "only"' }).optional(),
  /** Code of the language of the form, such as `fr`. */
  language: parameter('language')
    .regex(/^[a-z]{2}$/, { error: 'language must be a code such as fr' })
    .optional(),
  /** Only for the CSV file of subscribers: includes pending and unsubscribed ones. */
  status: z.literal('all', { error: 'status can only be "all"' }).optional(),
});
