import { z } from 'zod';
import { action } from '../action.js';
import { feature } from '../feature.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { step } from '../step.js';
import { text } from '../text.js';

const panel = z.strictObject({ ...feature.shape, steps: z.array(step) });

export const apisPage = z.strictObject({
  meta,
  hero: sectionHeading,
  panels: z.strictObject({ label: text, title: text, note: text, action, items: z.array(panel).length(2) }),
  cards: z.array(feature).length(3),
  /** Says that the code samples on the page are samples. */
  sampleNote: text,
  form: sectionHeading,
});

export type ApisPage = z.infer<typeof apisPage>;
