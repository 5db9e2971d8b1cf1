import { z } from 'zod';
import { caseStudy } from '../case-study.js';
import { feature } from '../feature.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

export const referralPartnersPage = z.strictObject({
  meta,
  hero: sectionHeading,
  advantages: z.strictObject({ label: text, title: text, lede: text, items: z.array(feature).length(3) }),
  empower: z.strictObject({ label: text, title: text, lede: text, items: z.array(feature).length(6) }),
  caseStudy,
  form: sectionHeading,
});

export type ReferralPartnersPage = z.infer<typeof referralPartnersPage>;
