import { z } from 'zod';
import { action } from './action.js';
import { text } from './text.js';

/** Strings that every page shares. */
export const site = z.strictObject({
  name: text,
  titleSuffix: text,
  description: text,
  skipLink: text,
  search: z.strictObject({
    label: text,
    placeholder: text,
    results: text,
    none: text,
    failed: text,
  }),
  /** Shown in place of a page that cannot be rendered. */
  failed: z.strictObject({ title: text, reload: text }),
});

export const cookieBanner = z.strictObject({ text, link: action, accept: text, close: text });

export const languageNotice = z.strictObject({ text, link: text, close: text });

/** Names in breadcrumbs for search engines, and the kinds of search results. */
export const buildWords = z.strictObject({
  crumbs: z.strictObject({ home: text, blog: text }),
  searchKinds: z.strictObject({ page: text, product: text, term: text }),
});

export type LanguageNotice = z.infer<typeof languageNotice>;
export type BuildWords = z.infer<typeof buildWords>;
export type Site = z.infer<typeof site>;
export type CookieBannerContent = z.infer<typeof cookieBanner>;
