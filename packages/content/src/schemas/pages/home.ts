import { z } from 'zod';
import { action } from '../action.js';
import { drawnFeature } from '../feature.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { stat } from '../stat.js';
import { text } from '../text.js';
import { toolLink } from './tools.js';

export const homePage = z.strictObject({
  meta,
  hero: z.strictObject({
    /** The heading reads "<title> <word>". */
    title: text,
    words: z.tuple([text, text, text, text, text, text]),
    lede: text,
    actions: z.array(action).length(2),
    link: action,
    note: text,
  }),
  facts: z.array(stat).length(4),
  /** What the figures count. */
  factsNote: text,
  oneProfile: sectionHeading,
  features: z.strictObject({
    title: text,
    lede: text,
    items: z.array(drawnFeature).length(4),
    note: z.strictObject({ text, action }),
    action,
  }),
  lenders: sectionHeading,
  tools: z.strictObject({ title: text, list: z.array(toolLink).min(1) }),
  testimonials: z.strictObject({ title: text }),
  closing: sectionHeading,
});

export type HomePage = z.infer<typeof homePage>;
