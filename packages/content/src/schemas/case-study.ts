import { z } from 'zod';
import { articleCategory } from './article.js';
import { sectionHeading } from './section-heading.js';
import { slug, text } from './text.js';

/** A comparison of before and after, next to a cover. Slug and category are those of the article about the case. */
export const caseStudy = z.strictObject({
  ...sectionHeading.shape,
  slug,
  category: articleCategory,
  before: text,
  now: text,
});

export type CaseStudyContent = z.infer<typeof caseStudy>;
