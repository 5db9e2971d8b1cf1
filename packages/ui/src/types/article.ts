import type { Block } from './block.js';
import type { Action, SectionHeading } from './common.js';

export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  /** A sentence or two. */
  excerpt: string;
  author: string;
  /** As shown, e.g. "March 3, 2025". */
  date: string;
  /** The same date as ISO 8601, for machines. */
  isoDate?: string;
  /** The date of its newest revision, as shown. */
  updated?: string | undefined;
  /** The date of its newest review that changed nothing, as shown. */
  reviewed?: string | undefined;
  /** As shown, e.g. "5 min read". */
  readTime: string;
  category: string;
  /** The category as shown, if that is another word. @default the category */
  categoryLabel?: string | undefined;
  /** Its own picture, shown as decoration. @default a drawn cover */
  image?: { src?: string | undefined; srcSet?: string | undefined };
}

/** The author of an article. `avatar` is the address of a picture; without one a generic icon is shown. */
export interface Author {
  name: string;
  role: string;
  avatar?: string;
  /** Address of the page about this person. */
  href?: string | undefined;
  /** Heading of the summary in this person's articles. @default 'In short' */
  keyHeading?: string | undefined;
  /** Whether this person is invented. */
  invented?: boolean | undefined;
}

/** The texts around the articles of a blog. `value` is a filter's value in the URL; no categories means all of them. */
export interface BlogContent {
  hero: SectionHeading;
  filtersLabel: string;
  filters: readonly { label: string; value: string; categories: readonly string[] }[];
  featuredLabel: string;
  latestTitle: string;
  loadMore: string;
  readArticle: string;
  empty: string;
}

/** `heading` may be empty. */
export interface ArticleSection {
  heading: string;
  content: readonly Block[];
}

export interface Article extends ArticleSummary {
  type: string;
  /** Sentence below the title, if the text does not begin with the excerpt. */
  lede?: string | undefined;
  introduction: readonly Block[];
  sections: readonly ArticleSection[];
  /** Whether its people or companies are invented. */
  invented?: boolean | undefined;
  /** Whether its sections fade in when scrolled into view. @default true */
  reveal?: boolean;
}

/** The texts around every article. */
export interface ArticlePageContent {
  backToBlog: Action;
  contents: string;
  authorBio: string;
  share: string;
  save: string;
  saved: string;
  /** Text before the date of the newest revision. */
  updated: string;
  /** Text before the date of the newest review. @default 'Reviewed' */
  reviewed?: string | undefined;
  /** Note below an article whose author is invented. */
  illustrative: string;
  /** Short note beside the name of an invented author. */
  inventedAuthor?: string | undefined;
  /** Note below any other article with invented people or companies. @default `illustrative` */
  illustrativeExample?: string | undefined;
  /** Small print below every article. */
  disclaimer?: string | undefined;
  cta: SectionHeading;
  relatedTitle: string;
  readArticle: string;
}
