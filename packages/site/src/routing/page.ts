import type { ComponentType } from 'react';

/** What a page says about itself to browsers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** The path that search engines should know it by; none for a page that stands for a missing one. */
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

export interface PageRoute {
  /** In the pattern language of React Router. */
  path: string;
  /** Name of its file in `pages/`. */
  page: string;
  /** Name of its data file below `/data`, with parameters as in `path`; without it the page needs no data. */
  data?: string;
  /** Name of the data that the page gets where there is none of that name. */
  otherwise?: string;
  /** `own`: the page brings its header and `<main>` itself. `none`: it does without the site's footer too. */
  frame?: 'own' | 'none';
}
