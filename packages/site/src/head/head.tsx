import { links } from '@boundless/content/links';
import { useEffect } from 'react';

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

/** The tags in `<head>` that change with the page. Tags that only crawlers read are added by the build. */
export function Head({ title, description, canonical, noindex, lang = 'en' }: PageHead) {
  useEffect(() => {
    // Even the same value would make the browser compute the styles of the whole page again.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }, [lang]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={links.siteOrigin + canonical} />}
    </>
  );
}
