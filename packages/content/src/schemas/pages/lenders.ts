import { z } from 'zod';
import { feature } from '../feature.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { stat } from '../stat.js';
import { text } from '../text.js';

export const lendersPage = z.strictObject({
  meta,
  hero: sectionHeading,
  benefits: z.strictObject({ title: text, items: z.array(feature).length(4) }),
  values: z.strictObject({ title: text, items: z.array(feature).length(3) }),
  stats: z.array(stat).length(3),
  /** Labels of the two bars of a comparison. */
  statBars: z.strictObject({ usual: text, ours: text }),
  /** What the figures count. */
  statsNote: text,
  form: sectionHeading,
});

export type LendersPage = z.infer<typeof lendersPage>;
