import { z } from 'zod';
import { faqEntry } from '../faq-entry.js';
import { text } from '../text.js';

/** Questions and answers about it. */
export const offerQuestions = z.strictObject({
  title: text,
  /** `country`: left out once a place in the other country is chosen. */
  items: z.array(faqEntry.extend({ country: z.enum(['us', 'ca']).optional() })).min(1),
});

export type OfferQuestions = z.infer<typeof offerQuestions>;
