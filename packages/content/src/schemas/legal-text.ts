import { z } from 'zod';
import { printedDate } from './article.js';
import { meta } from './meta.js';
import { slug, text } from './text.js';

const legalSection = z.strictObject({
  /** Also its anchor. */
  id: slug,
  heading: text,
  /** One line that says in plain words what the section says. */
  summary: text,
  /** Light markup; blank lines separate paragraphs. */
  content: text,
});

export const legalText = z.strictObject({
  meta,
  title: text,
  /** The date that the text is known by. */
  updated: printedDate,
  /** The day of its newest revision, and why there was one. */
  revised: z.strictObject({ date: printedDate, why: text }).optional(),
  summary: text,
  sections: z.array(legalSection).min(1),
});

export type LegalSection = z.infer<typeof legalSection>;
export type LegalText = z.infer<typeof legalText>;
