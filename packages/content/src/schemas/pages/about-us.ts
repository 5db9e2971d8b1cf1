import { z } from 'zod';
import { feature } from '../feature.js';
import { founder } from '../founder.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { stat } from '../stat.js';
import { text } from '../text.js';

export const aboutUsPage = z.strictObject({
  meta,
  hero: sectionHeading,
  stats: z.array(stat).length(4),
  /** What the figures count. */
  statsNote: text,
  mission: z.strictObject({ title: text, statement: text, text }),
  values: z.strictObject({ title: text, items: z.array(feature).length(3) }),
  story: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
  founders: z.strictObject({ title: text, items: z.array(founder).length(2) }),
  closing: sectionHeading,
});

export type AboutUsPage = z.infer<typeof aboutUsPage>;
