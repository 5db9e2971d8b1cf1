import { z } from 'zod';
import { caseStudy } from '../case-study.js';
import { feature, linkedFeature } from '../feature.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { step } from '../step.js';
import { text } from '../text.js';

export const partnersPage = z.strictObject({
  meta,
  hero: sectionHeading,
  types: z.strictObject({ label: text, items: z.array(linkedFeature).length(3) }),
  caseStudy,
  why: z.strictObject({ title: text, items: z.array(feature).length(3) }),
  steps: z.strictObject({ label: text, title: text, items: z.array(step).length(8) }),
  form: z.strictObject({
    title: text,
    paths: z.strictObject({ label: text, items: z.array(step).length(2) }),
  }),
});

export type PartnersPage = z.infer<typeof partnersPage>;
