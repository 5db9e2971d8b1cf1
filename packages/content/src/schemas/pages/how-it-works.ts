import { z } from 'zod';
import { faqEntry } from '../faq-entry.js';
import { meta } from '../meta.js';
import { pageHead, sectionHeading } from '../section-heading.js';
import { step } from '../step.js';
import { testimonial } from '../testimonial.js';
import { text } from '../text.js';

export const howItWorksPage = z.strictObject({
  meta,
  hero: pageHead,
  steps: z.array(step).length(4),
  /** `id` names one of the kit's screens. */
  screens: z
    .array(z.strictObject({ id: z.enum(['home', 'upload', 'match', 'debt']), label: text, alt: text }))
    .length(4),
  featured: z.strictObject({ testimonial }),
  /** Before the start: what is checked, and what to have ready. */
  questions: z.strictObject({ title: text, items: z.array(faqEntry).min(1) }),
  closing: sectionHeading,
});

export type HowItWorksPage = z.infer<typeof howItWorksPage>;
