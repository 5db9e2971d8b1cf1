import { z } from 'zod';
import { text } from './text.js';

const option = z.strictObject({ value: text, label: text });
const button = { submit: text, submitting: text, success: text };
const person = {
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  phoneConsent: text,
  company: text,
  privacy: text,
};
const inquiry = {
  ...person,
  partnershipType: text,
  typePlaceholder: text,
  types: z.array(option),
  consent: text,
  ...button,
};

export const forms = z.strictObject({
  contact: z.strictObject({
    ...person,
    inquiry: text,
    inquiryPlaceholder: text,
    inquiries: z.array(option),
    message: text,
    messagePlaceholder: text,
    consent: text,
    ...button,
  }),
  partnership: z.strictObject({
    ...inquiry,
    emailPlaceholder: text,
    apiType: option,
    partnershipGoals: text,
    goalsPlaceholder: z.strictObject({ generic: text, lender: text, referral: text, api: text }),
    note: text,
  }),
  partnerInquiry: z.strictObject({ ...inquiry, experience: text, experiencePlaceholder: text }),
});

export const newsletterForm = z.strictObject({
  email: text,
  placeholder: text,
  ...button,
  /** Below the success, until the address has been confirmed. */
  pending: text,
  failed: text,
  failedUnknown: text,
});

/** Messages of fields, by their names in the API's contract. `{max}` is a number of characters. */
export const formMessages = z.strictObject({
  required: text,
  email: text,
  emailRequired: text,
  partnershipType: text,
  yesOrNo: text,
  text,
  tooLong: text,
  invalid: text,
});

export type FormMessages = z.infer<typeof formMessages>;
export type Forms = z.infer<typeof forms>;
export type NewsletterForm = z.infer<typeof newsletterForm>;
