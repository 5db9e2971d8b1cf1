import { language } from '@boundless/content/language';
import { links } from '@boundless/content/links';
import type { Page } from '@boundless/content/pages';
import { kitColours } from '@boundless/ui/brand-theme';
import { isHere } from '../../src/addresses/routes.js';
import type { PartnerData } from '../../src/data/partner-data.js';
import type { PageHead } from '../../src/head/page-head.js';
import { alternatesOf } from './alternates.js';
// A data URL, so that browsers do not request the icon before the first paint.
import iconAddress from './favicon.svg?inline';
import { SocialTags } from './social-tags.js';
import { structuredData } from './structured-data.js';

interface CrawlerTagsProps {
  path: string;
  route: Page;
  head: PageHead;
  data: unknown;
}

const { prefix } = language;

/** Tags of `<head>` that only crawlers and the browser read. They are rendered at build time, so no script contains them. */
export const CrawlerTags = ({ path, route, head, data }: CrawlerTagsProps) => (
  <>
    <link rel="icon" href={iconAddress} type="image/svg+xml" sizes="any" />
    <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
    <link rel="apple-touch-icon" href="/icon-192.png" />
    <link rel="manifest" href={`${prefix}/site.webmanifest`} />
    {isHere('/blog') && (
      <link rel="alternate" type="application/atom+xml" title="Articles" href={`${prefix}/feed.xml`} />
    )}
    <meta name="theme-color" content={kitColours['paper-100']} />
    {!head.noindex && (
      <>
        {alternates(path, route, head, data).map(({ lang, href }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={links.siteOrigin + href} />
        ))}
        <SocialTags path={path} head={head} isArticle={Boolean((data as { article?: unknown } | undefined)?.article)} />
        <script type="application/ld+json">{JSON.stringify(structuredData(path, head, data))}</script>
      </>
    )}
  </>
);

/** The addresses of the page in each of its languages; none if it has one. */
function alternates(path: string, route: Page, { lang = language.lang }: PageHead, data: unknown) {
  const { translations = [] } = (data ?? {}) as Partial<PartnerData>;
  return translations.length > 0 ? [{ lang, href: path }, ...translations] : alternatesOf(route, path);
}
