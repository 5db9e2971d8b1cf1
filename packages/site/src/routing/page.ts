import type { ComponentType } from 'react';

/** What a page says about itself to browsers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** The path that search engines should know it by; none for the page that is shown for a missing one. */
  canonical?: string | undefined;
  /** Kept out of search results. @default false */
  noindex?: boolean | undefined;
  /** Language of the page's own words. @default 'en' */
  lang?: string | undefined;
}

/** What a page file exports. `data` is what its route loads; most pages need none. */
export interface PageModule<Data = unknown> {
  default: ComponentType<{ data: Data }>;
  head: (data: Data) => PageHead;
}
