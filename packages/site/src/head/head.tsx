import { links } from '@boundless/content/links';
import { useEffect } from 'react';
import type { PageHead } from '../routing/page.js';

/** What changes in `<head>` from page to page; what only crawlers read is added when a page is prerendered. */
export function Head({ title, description, canonical, noindex, lang = 'en' }: PageHead) {
  useEffect(() => {
    document.documentElement.lang = lang;
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
