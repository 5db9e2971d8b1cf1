import { z } from 'zod';
import { action } from '../action.js';
import { faqEntry } from '../faq-entry.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

export const contactUsPage = z.strictObject({
  meta,
  hero: sectionHeading,
  form: z.strictObject({ title: text }),
  info: z.strictObject({
    emailLabel: text,
    email: z.email(),
    phoneLabel: text,
    phone: text.optional(),
    hoursLabel: text,
    hours: text,
    officeLabel: text,
    office: text,
    call: z.strictObject({ title: text, text, action }),
    immediate: z.strictObject({ title: text, text, action }),
  }),
  faq: z.strictObject({ title: text, items: z.array(faqEntry).length(4) }),
  closing: sectionHeading,
});

export type ContactUsPage = z.infer<typeof contactUsPage>;
