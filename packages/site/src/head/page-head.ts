import { language } from '@boundless/content/language';
import { links } from '@boundless/content/links';
import { addressIn } from '../addresses/languages.js';

export interface PageHead {
  title: string;
  description: string;
  /** The path of the canonical link. Pages for unknown addresses have none. */
  canonical?: string | undefined;
  /** Whether search engines must not index the page. @default false */
  noindex?: boolean | undefined;
  /** Language of the page's texts. @default that of the site */
  lang?: string | undefined;
}

/** The whole address of a page in this language. */
export const canonicalAddress = (path: string) => links.siteOrigin + addressIn(language, path);
