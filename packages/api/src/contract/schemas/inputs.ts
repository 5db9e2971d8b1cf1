import { z } from 'zod';
import { EMAIL_PATTERN } from '../email-pattern.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { defaultBusinessDescription, NOT_SPECIFIED, partnershipTypes } from '../partnership-defaults.js';
import { emailText, optionalText, requiredText } from './text-field.js';

/** Body of `POST /api/subscribe`. */
export const subscribeInput = z.object({ email: emailText(EMAIL_PATTERN, messages.emailRequired) });
export type SubscribeInput = z.input<typeof subscribeInput>;

/** Body of `POST /api/contact`. Phone, company and message are optional here, required in our own form. */
export const contactInput = z.object({
  firstName: requiredText(limits.short),
  lastName: requiredText(limits.short),
  email: emailText(EMAIL_PATTERN),
  phone: optionalText(limits.phone),
  company: optionalText(limits.short),
  message: optionalText(limits.long),
});
export type ContactInput = z.input<typeof contactInput>;

/** Body of `POST /api/partnerships`. The last five have defaults. */
export const partnershipInput = z.object({
  company: requiredText(limits.short),
  firstName: requiredText(limits.short),
  lastName: requiredText(limits.short),
  email: emailText(EMAIL_PATTERN),
  phone: requiredText(limits.phone),
  partnershipType: z.enum(partnershipTypes, { error: messages.partnershipType }),
  partnershipGoals: requiredText(limits.long),
  jobTitle: optionalText(limits.short),
  businessDescription: optionalText(limits.long),
  fundingRange: optionalText(limits.short),
  clientVolume: optionalText(limits.short),
  consent: z.boolean({ error: messages.yesOrNo }).optional(),
});
export type PartnershipInput = z.input<typeof partnershipInput>;

/** Fills in the defaults of what the sender left out. */
export function completePartnership(input: z.output<typeof partnershipInput>) {
  return {
    ...input,
    jobTitle: input.jobTitle || NOT_SPECIFIED,
    businessDescription: input.businessDescription || defaultBusinessDescription(input.partnershipType),
    fundingRange: input.fundingRange || NOT_SPECIFIED,
    clientVolume: input.clientVolume || NOT_SPECIFIED,
    consent: input.consent ?? false,
  };
}

/** Body of `PATCH` on an entry of a list: at least one of the two. */
export const entryChange = z
  .object({ handled: z.boolean({ error: messages.yesOrNo }).optional(), note: optionalText(limits.long) })
  .refine((change) => change.handled !== undefined || change.note !== undefined, {
    error: 'Please send "handled", "note" or both',
  });
export type EntryChange = z.input<typeof entryChange>;

/** Body of `POST /api/session`. Not cleaned: every character of a password counts. */
export const signInInput = z.object({
  password: z
    .string({ error: messages.required })
    .min(1, { error: messages.required })
    .max(1_000, { error: messages.tooLong(1_000) }),
});
