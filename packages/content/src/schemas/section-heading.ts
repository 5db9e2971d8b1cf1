import { z } from 'zod';
import { action } from './action.js';
import { text } from './text.js';

export const sectionHeading = z.strictObject({
  title: text,
  lede: text.optional(),
  actions: z.array(action).min(1).optional(),
});

/** The head of a page. The note is small print below the buttons. */
export const pageHead = sectionHeading.extend({ note: text.optional() });

export type SectionHeading = z.infer<typeof sectionHeading>;
