import { links } from '@boundless/content/links';
import type { PageHead } from '../routing/page.js';

/** What follows the visitor from page to page in `<head>`; what only crawlers read is added when a page is prerendered. */
export function Head({ title, description, canonical, noindex }: PageHead) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={links.siteOrigin + canonical} />
      )}
    </>
  );
}
