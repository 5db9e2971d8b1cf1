import { z } from 'zod';
import { articleFilter } from './article.js';
import { invented } from './invented.js';
import { meta } from './meta.js';
import { sectionHeading } from './section-heading.js';
import { slug, text } from './text.js';

/** A page that lists the articles of one category, or by one author. */
export const articleList = z
  .strictObject({
    slug,
    path: z.string().regex(/^(?:\/[a-z-]+)+$/),
    meta,
    hero: sectionHeading,
    /** Heading of the list. */
    heading: text,
    filter: articleFilter.optional(),
    author: text.optional(),
    invented,
  })
  .refine(({ filter, author }) => Boolean(filter) !== Boolean(author), 'must have either a filter or an author');

export type ArticleList = z.infer<typeof articleList>;
