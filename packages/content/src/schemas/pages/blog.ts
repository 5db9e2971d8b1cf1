import { z } from 'zod';
import { articleCategory } from '../article.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { slug, text } from '../text.js';

export const blogPage = z.strictObject({
  meta,
  hero: sectionHeading,
  filtersLabel: text,
  /** `value` is used in the address. Without categories the filter shows all articles. */
  filters: z.array(z.strictObject({ label: text, value: slug, categories: z.array(articleCategory) })).length(5),
  featuredLabel: text,
  latestTitle: text,
  loadMore: text,
  readArticle: text,
  empty: text,
});

export type BlogPage = z.infer<typeof blogPage>;
