import { z } from 'zod';
import { printedDate } from './article.js';
import { block } from './block.js';
import { meta } from './meta.js';
import { slug, text } from './text.js';

/** As the language of the page prints it: "March 3, 2025", or "3 mars 2025". */
const day = z.union([printedDate, z.string().regex(/^(?:1er|[1-9]\d?)[ \u00a0]\p{Ll}{3,9} \d{4}$/u)]);

const blocks = z.array(block).min(1);

const legalSection = z.strictObject({
  /** Also its anchor. */
  id: slug,
  heading: text,
  /** One line that summarizes the section. */
  summary: text,
  content: blocks,
});

export const legalText = z.strictObject({
  meta,
  title: text,
  /** The date of the text. */
  updated: day,
  /** The day of the latest revision and its reason, which is shown beside the heading. The section on changes lists them all. */
  revised: z.strictObject({ date: day, why: text.max(160) }).optional(),
  summary: blocks,
  sections: z.array(legalSection).min(1),
});

export type LegalSection = z.infer<typeof legalSection>;
export type LegalText = z.infer<typeof legalText>;
