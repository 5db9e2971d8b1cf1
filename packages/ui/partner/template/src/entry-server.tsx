import { directionOf } from '@boundless/ui/lib/direction';
import { renderToString } from 'react-dom/server';
import { brand } from './brand.js';
import { Page } from './page.js';
import { type PageOfLanguage, pages } from './pages.js';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const localeOf = (lang: string) => {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
};

/** The content of `<head>`. */
function head(page: PageOfLanguage) {
  const { title, description } = page.meta;
  const others = pages.length > 1 ? pages : [];
  return [
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`,
    `<meta property="og:locale" content="${localeOf(page.lang)}">`,
    ...others.map(
      ({ lang, path }) => `<link rel="alternate" hreflang="${lang}" href="${new URL(path, brand.origin).href}">`,
    ),
  ].join('\n    ');
}

/** What the build writes: the HTML of the page in each language. */
export const documents = pages.map((page) => ({
  file: `${page.path.slice(1)}index.html`,
  lang: page.lang,
  dir: directionOf(page.lang),
  head: head(page),
  html: renderToString(<Page page={page} />),
  ended: (page.content.validUntil ?? __TODAY__) < __TODAY__ ? page.content.validUntil : undefined,
}));
