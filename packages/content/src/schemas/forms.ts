import { z } from 'zod';
import { text } from './text.js';

export const forms = z.strictObject({
  contact: z.strictObject({ messagePlaceholder: text, consent: text }),
  partnership: z.strictObject({
    goalsPlaceholder: z.strictObject({ generic: text, lender: text, referral: text, api: text }),
    consent: text,
    note: text,
  }),
  partnerInquiry: z.strictObject({ experiencePlaceholder: text, consent: text }),
});

export type Forms = z.infer<typeof forms>;
