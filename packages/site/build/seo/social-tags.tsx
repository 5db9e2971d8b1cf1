import { site } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { links } from '@boundless/content/links';
import { canonicalAddress, type PageHead } from '../../src/head/page-head.js';
import { cardFile } from './card-file.js';

interface SocialTagsProps {
  path: string;
  head: PageHead;
  isArticle: boolean;
}

/** Open Graph and X card tags of the page at `path`, for previews of shared links. */
export function SocialTags({
  path,
  head: { title, description, canonical = path, lang = language.lang },
  isArticle,
}: SocialTagsProps) {
  const properties = {
    'og:site_name': site.name,
    'og:type': isArticle ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonicalAddress(canonical),
    'og:image': `${links.siteOrigin}/${cardFile(path)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'og:locale': localeOf(lang),
  };
  return (
    <>
      {Object.entries(properties).map(([name, value]) => (
        <meta key={name} property={name} content={value} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A locale with a region, as Open Graph expects: `fr-CA` is `fr_CA`, and `en` is `en_US`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}
