import { site } from '@boundless/content/entries/site';
import { links } from '@boundless/content/links';
import type { PageHead } from '../routing/page.js';
import { cardFile } from './card-file.js';
import { escapeHtml } from './escape-html.js';

/** Open Graph and X card tags of the page at `path`, for those who share it. */
export function socialTags({ title, description, canonical }: PageHead, path: string, isArticle: boolean): string {
  const image = `${links.siteOrigin}/${cardFile(path)}`;
  const properties = {
    'og:site_name': site.name,
    'og:type': isArticle ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': links.siteOrigin + canonical,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'og:locale': 'en_US',
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
