import { links } from '@boundless/content/links';

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

export const canonicalAddress = (path: string) => links.siteOrigin + path;
