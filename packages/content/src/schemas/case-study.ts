import { z } from 'zod';
import { articleCategory } from './article.js';
import { sectionHeading } from './section-heading.js';
import { slug, text } from './text.js';

/** A before-and-after ledger beside a cover; slug and category are those of the article that tells the story. */
export const caseStudy = z.strictObject({
  ...sectionHeading.shape,
  slug,
  category: articleCategory,
  before: text,
  now: text,
});

export type CaseStudyContent = z.infer<typeof caseStudy>;
