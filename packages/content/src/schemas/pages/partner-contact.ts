import { z } from 'zod';
import { feature } from '../feature.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { step } from '../step.js';
import { text } from '../text.js';

export const partnerContactPage = z.strictObject({
  meta,
  hero: sectionHeading,
  form: z.strictObject({ title: text }),
  why: z.strictObject({ label: text, title: text, items: z.array(feature).length(3) }),
  next: z.strictObject({ title: text, items: z.array(step).length(3) }),
  closing: sectionHeading,
});

export type PartnerContactPage = z.infer<typeof partnerContactPage>;
