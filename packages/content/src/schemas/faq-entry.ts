import { z } from 'zod';
import { text } from './text.js';

export const faqEntry = z.strictObject({
  question: text.refine((value) => value.endsWith('?'), 'must end with a question mark'),
  /** Light markup: `**strong**`, `[link](/path)`, line breaks. */
  answer: text,
});

export type FaqEntry = z.infer<typeof faqEntry>;
