import { z } from 'zod';
import { slug, text } from './text.js';

export const articleCategory = z.enum([
  'Press Release',
  'Press Releases',
  'Case Study',
  'Commentary',
  'Guide',
  'Insights',
  'New Feature Release',
]);

export const articleFilter = z.enum(['Press Releases', 'Case Studies', 'Guides', 'Market Insights']);

/** "March 3, 2025", and a day that exists. */
export const printedDate = text.refine((value) => {
  const day = /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/.test(value) ? new Date(`${value} UTC`) : new Date(Number.NaN);
  const printed = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return !Number.isNaN(day.getTime()) && day.toLocaleDateString('en-US', printed) === value;
}, 'must be a date such as "March 3, 2025"');

/** What stands between the two `---` lines of an article file. */
export const articleFrontMatter = z.strictObject({
  slug,
  title: text,
  excerpt: text.max(200, 'is longer than 200 characters'),
  author: text,
  date: printedDate,
  readTime: z.string().regex(/^[1-9]\d? min read$/, 'must look like "5 min read"'),
  category: articleCategory,
  type: slug,
  image: z.strictObject({ alt: text }),
  /** Claims whose figures the article states. */
  claims: z.array(text).min(1).optional(),
  /** `false` shows the article at once instead of fading its sections in. */
  reveal: z.boolean().optional(),
});

/** One row of the generated index. */
export const articleMeta = z.strictObject({
  slug,
  href: z.string().startsWith('/blog/'),
  title: text,
  excerpt: text,
  author: text,
  date: printedDate,
  isoDate: z.iso.date(),
  readTime: text,
  category: articleCategory,
  filter: articleFilter,
  type: text,
  image: z.strictObject({ alt: text }),
  reveal: z.boolean(),
});

/** `heading` may be empty; `content` is light markup. */
export const articleSection = z.strictObject({ heading: z.string(), content: text });

/** One generated body. */
export const articleBody = z.strictObject({
  ...articleMeta.shape,
  introduction: text,
  sections: z.array(articleSection).min(1, 'must have at least one section under a ## heading'),
});

export type ArticleCategory = z.infer<typeof articleCategory>;
export type ArticleFilter = z.infer<typeof articleFilter>;
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;
export type ArticleMeta = z.infer<typeof articleMeta>;
export type ArticleSection = z.infer<typeof articleSection>;
export type ArticleBody = z.infer<typeof articleBody>;
