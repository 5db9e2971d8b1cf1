import { z } from 'zod';
import { action } from '../action.js';
import { meta } from '../meta.js';
import { text } from '../text.js';

const step = z.strictObject({
  meta,
  title: text,
  text,
  submit: text.optional(),
  actions: z.array(action).min(1).optional(),
});

/** The pages that our mails link to. */
export const newsletterPages = z.strictObject({
  /** What pages and mails call it. */
  name: text,
  confirm: step.required({ submit: true }),
  confirmed: step,
  unsubscribe: step.required({ submit: true }),
  unsubscribed: step,
  /** For the senders of forms: partnership and contact messages. */
  stop: step.required({ submit: true }),
  stopped: step,
  linkNotValid: step,
});

export type NewsletterPages = z.infer<typeof newsletterPages>;
