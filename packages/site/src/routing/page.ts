import type { ComponentType } from 'react';

/** A page's metadata for browsers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** The path of the canonical link. Pages for unknown addresses have none. */
  canonical?: string | undefined;
  /** Whether search engines must not index the page. @default false */
  noindex?: boolean | undefined;
  /** Language of the page's texts. @default 'en' */
  lang?: string | undefined;
}

/** The exports of a page file. `data` is the data that its route loads; most pages have none. */
export interface PageModule<Data = unknown> {
  default: ComponentType<{ data: Data }>;
  head: (data: Data) => PageHead;
}
