import type { PageHead } from './page-head.js';
import { canonicalAddress } from './page-head.js';

/** The tags in `<head>` that change with the page, as the build writes them. `useHead` changes them in the browser. */
export const HeadTags = ({ title, description, canonical, noindex }: PageHead) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    {noindex && <meta name="robots" content="noindex" />}
    {canonical && <link rel="canonical" href={canonicalAddress(canonical)} />}
  </>
);
