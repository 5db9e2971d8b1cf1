import { z } from 'zod';
import { printedDate } from './article.js';
import { meta } from './meta.js';
import { slug, text } from './text.js';

const legalSection = z.strictObject({
  /** Also its anchor. */
  id: slug,
  heading: text,
  /** One line that summarizes the section. */
  summary: text,
  /** Light markup; blank lines separate paragraphs. */
  content: text,
});

export const legalText = z.strictObject({
  meta,
  title: text,
  /** The date of the text. */
  updated: printedDate,
  /** The day of the latest revision and its reason. */
  revised: z.strictObject({ date: printedDate, why: text }).optional(),
  summary: text,
  sections: z.array(legalSection).min(1),
});

export type LegalSection = z.infer<typeof legalSection>;
export type LegalText = z.infer<typeof legalText>;
