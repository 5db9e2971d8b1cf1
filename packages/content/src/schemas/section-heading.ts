import { z } from 'zod';
import { action } from './action.js';
import { text } from './text.js';

export const sectionHeading = z.strictObject({
  title: text,
  lede: text.optional(),
  actions: z.array(action).min(1).optional(),
});

export type SectionHeading = z.infer<typeof sectionHeading>;
