import type { Action, SectionHeading } from './common.js';

export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  /** A sentence or two. Without it cards show the introduction. */
  excerpt?: string;
  introduction?: string;
  author: string;
  /** As printed, e.g. "March 3, 2025". */
  date: string;
  /** The same day as ISO 8601, for machines. */
  isoDate?: string;
  /** The day of its newest revision, as printed. */
  updated?: string | undefined;
  /** As printed, e.g. "5 min read". */
  readTime: string;
  category: string;
  /** A picture of its own, if it has one, and what is to be seen where that is shown large. @default a drawn cover */
  image?: { alt: string; src?: string | undefined };
}

/** Who wrote an article. `avatar` is the address of a picture; without one a generic icon is shown. */
export interface Author {
  name: string;
  role: string;
  avatar?: string;
  /** Address of the page about this person. */
  href?: string | undefined;
  /** Whether this person is made up. */
  invented?: boolean | undefined;
}

/** What is around the articles of a blog. `value` is what the address carries; no categories means all of them. */
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

/** `heading` may be empty. `content` is in light markup (`lib/light-markup.tsx`). */
export interface ArticleSection {
  heading: string;
  content: string;
}

export interface Article extends ArticleSummary {
  type: string;
  introduction: string;
  sections: readonly ArticleSection[];
  /** Whether its people or companies are made up. */
  invented?: boolean | undefined;
  /** Whether its sections fade in as they are reached. @default true */
  reveal?: boolean;
}

/** What is around every article. */
export interface ArticlePageContent {
  backToBlog: Action;
  contents: string;
  authorBio: string;
  share: string;
  save: string;
  saved: string;
  /** Precedes the day of the newest revision. */
  updated: string;
  /** Said below an article whose author or example is made up. */
  illustrative: string;
  cta: SectionHeading;
  relatedTitle: string;
  readArticle: string;
}
