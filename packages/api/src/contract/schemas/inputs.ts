import { z } from 'zod';
import { EMAIL_PATTERN } from '../email-pattern.js';
import { fieldLimits, limits } from '../limits.js';
import { messages } from '../messages.js';
import { partnershipDefaults, partnershipTypes } from '../partnership-defaults.js';
import { emailText, optionalText, requiredText } from './text-field.js';

const { contact, partnerships } = fieldLimits;

/** Body of `POST /api/subscribe`. */
export const subscribeInput = z.object({ email: emailText(EMAIL_PATTERN, messages.emailRequired) });
export type SubscribeInput = z.input<typeof subscribeInput>;

/** Body of `POST /api/contact`. Phone, company and message are optional here, required in our own form. */
export const contactInput = z.object({
  firstName: requiredText(contact.firstName),
  lastName: requiredText(contact.lastName),
  email: emailText(EMAIL_PATTERN),
  phone: optionalText(contact.phone),
  company: optionalText(contact.company),
  message: optionalText(limits.long),
});
export type ContactInput = z.input<typeof contactInput>;

/** Body of `POST /api/partnerships`. The last five have defaults. */
export const partnershipInput = z.object({
  company: requiredText(partnerships.company),
  firstName: requiredText(partnerships.firstName),
  lastName: requiredText(partnerships.lastName),
  email: emailText(EMAIL_PATTERN),
  phone: requiredText(partnerships.phone),
  partnershipType: z.enum(partnershipTypes, { error: messages.partnershipType }),
  partnershipGoals: requiredText(partnerships.partnershipGoals),
  jobTitle: optionalText(limits.short),
  businessDescription: optionalText(limits.long),
  fundingRange: optionalText(limits.short),
  clientVolume: optionalText(limits.short),
  consent: z.boolean({ error: messages.yesOrNo }).optional(),
});
export type PartnershipInput = z.input<typeof partnershipInput>;

/** Fills in the defaults of what the sender left out. */
export function completePartnership(input: z.output<typeof partnershipInput>) {
  const defaults = partnershipDefaults(input.partnershipType);
  return {
    ...input,
    jobTitle: input.jobTitle || defaults.jobTitle,
    businessDescription: input.businessDescription || defaults.businessDescription,
    fundingRange: input.fundingRange || defaults.fundingRange,
    clientVolume: input.clientVolume || defaults.clientVolume,
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
