import type { ComponentType } from 'react';

/** What a page says about itself to browsers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** The path that search engines should know it by. */
  canonical: string;
  /** Kept out of search results. @default false */
  noindex?: boolean;
}

/** What a page file exports. `data` is what its route loads; most pages need none. */
export interface PageModule<Data = unknown> {
  default: ComponentType<{ data: Data }>;
  head: (data: Data) => PageHead;
  /** Whether it brings its header and `<main>` itself. @default false */
  ownFrame?: boolean;
  /** Whether it does without the site's footer. @default false */
  noFooter?: boolean;
}

/** A page that is ready to be rendered. */
export interface LoadedPage {
  Page: ComponentType<{ data: unknown }>;
  head: PageHead;
  data: unknown;
  /** What its data is called, where it has any. */
  dataName?: string | undefined;
  ownFrame?: boolean | undefined;
  noFooter?: boolean | undefined;
}

export interface PageRoute {
  /** In the pattern language of React Router. */
  path: string;
  /** Name of its file in `pages/`. */
  page: string;
  /** Name of its data file below `/data`, with parameters as in `path`; without it the page needs no data. */
  data?: string;
}
