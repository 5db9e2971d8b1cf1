import { z } from 'zod';
import { author } from './author.js';
import { block } from './block.js';
import { invented } from './invented.js';
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

/** An existing date such as "March 3, 2025". */
export const printedDate = text.refine((value) => {
  const day = /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/.test(value) ? new Date(`${value} UTC`) : new Date(Number.NaN);
  const printed = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return !Number.isNaN(day.getTime()) && day.toLocaleDateString('en-US', printed) === value;
}, 'must be a date such as "March 3, 2025"');

/** What an article is about, for the links at its end. */
const articleSubject = z.enum([
  'accounting',
  'cash flow',
  'collateral',
  'company news',
  'cost of borrowing',
  'credit lines',
  'ecommerce',
  'equity',
  'lending decisions',
  'planning',
  'public programs',
]);

/** A page that is the source of a statement. The home page of a site is refused. */
const articleSource = z.strictObject({
  title: text,
  href: z
    .url()
    .refine((href) => new URL(href).pathname.length > 1, 'must link to the page with the figure, not to a home page'),
});

/** Without `src`, the article's cover is drawn. */
const articleImage = z.strictObject({ src: z.string().startsWith('/').optional(), srcSet: text.optional() });

/** The front matter of an article file, between its two `---` lines. */
export const articleFrontMatter = z.strictObject({
  slug,
  title: text,
  /** Without it, cards show the introduction. */
  excerpt: text.max(200, 'is longer than 200 characters').optional(),
  author: text,
  date: printedDate,
  /** @default counted from the words, at 220 a minute */
  readTime: z
    .string()
    .regex(/^[1-9]\d? min read$/, 'must look like "5 min read"')
    .optional(),
  category: articleCategory,
  type: slug,
  image: z.strictObject({
    /** What it shows, for editors. Pages show covers as decoration, with an empty text alternative. */
    alt: text,
    /** A picture in the article's folder. */
    src: z
      .string()
      .regex(/^[\w-]+\.\w+$/, "must be the name of a picture in the article's folder")
      .optional(),
  }),
  /** A shorter title for search results, if the title has more than 60 characters. */
  metaTitle: text.max(60, 'is longer than 60 characters').optional(),
  /** The heading of the section with the facts, which has a box. @default its author's */
  keyHeading: text.optional(),
  subject: articleSubject.optional(),
  /** The day of the latest revision. */
  updated: printedDate.optional(),
  /** The day on which somebody read it against its sources again and changed nothing. */
  reviewed: printedDate.optional(),
  /** The day of the next review. `npm run check:dates -w @boundless/content` names it after that. */
  reviewBy: z.iso.date('must be a date such as 2027-06-30').optional(),
  sources: z.array(articleSource).min(1).optional(),
  /** Regions whose disclosure laws it names, such as US-TX. The first source of each law in `src/facts` is listed after `sources`. */
  laws: z
    .array(z.string().regex(/^(?:US-[A-Z]{2}|CA)$/, 'must be a region such as US-TX'))
    .min(1)
    .optional(),
  /** Not built, except by `npm run dev -- --drafts`. */
  draft: z.boolean().optional(),
  /** Builds after this time include it: a date, or a date and time such as 2027-01-15T09:00:00Z. */
  publishAt: z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'must be a date such as 2027-01-15').optional(),
  /** Its old slugs. */
  redirectFrom: z.array(slug).min(1).optional(),
  /** Whether people or companies in it are invented. Example amounts do not count. */
  invented,
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
  /** From the front matter, or the beginning of the introduction. */
  excerpt: text,
  author: text,
  date: printedDate,
  isoDate: z.iso.date(),
  updated: printedDate.optional(),
  isoUpdated: z.iso.date().optional(),
  reviewed: printedDate.optional(),
  isoReviewed: z.iso.date().optional(),
  metaTitle: text,
  invented,
  readTime: text,
  category: articleCategory,
  /** The category as pages show it, if that is another word. */
  categoryLabel: text.optional(),
  filter: articleFilter,
  type: text,
  image: articleImage,
  reveal: z.boolean(),
});

/** `heading` may be empty. */
export const articleSection = z.strictObject({ heading: z.string(), content: z.array(block).min(1) });

/** A generated article with its body. */
export const articleBody = z.strictObject({
  ...articleMeta.shape,
  /** Its author, so that a page need not load all authors. */
  byline: author.optional(),
  /** The excerpt of its front matter. */
  lede: text.optional(),
  introduction: z.array(block).min(1),
  sections: z.array(articleSection).min(1, 'must have at least one section under a ## heading'),
  /** Definitions of the terms that it links, by address in the glossary. */
  terms: z.record(z.string(), text).optional(),
});

export type ArticleCategory = z.infer<typeof articleCategory>;
export type ArticleFilter = z.infer<typeof articleFilter>;
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;
export type ArticleMeta = z.infer<typeof articleMeta>;
export type ArticleSection = z.infer<typeof articleSection>;
export type ArticleBody = z.infer<typeof articleBody>;
