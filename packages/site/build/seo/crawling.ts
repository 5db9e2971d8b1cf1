import { articles } from '@boundless/content/articles';
import { type Language, languages } from '@boundless/content/languages';
import { links } from '@boundless/content/links';
import type { Page } from '@boundless/content/pages';
import { policyDay } from '@boundless/content/policy-day';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { translatedDays } from '@boundless/content/translated-days';
import { addressIn, languagesOf } from '../../src/addresses/languages.js';
import { listedPaths, routeAt } from '../../src/addresses/routes.js';
import { buildDay, pathsThatAreOver } from '../../src/data/partner-data.js';
import { alternatesOf } from './alternates.js';

/** Every address that search engines should know on `day`, in each of its languages, with the day of its last change if that is known. */
export function sitemap(day = buildDay): string {
  const over = pathsThatAreOver(day);
  const listed = listedPaths.filter((path) => !over.includes(path));
  const entries = [...listed, ...articles.map(({ href }) => href)].flatMap((path) => {
    const route = routeAt(path) as Page;
    const alternates = alternatesOf(route, path).map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${links.siteOrigin}${href}"/>`,
    );
    return languagesOf(route, path).map((one) => {
      const changed = lastChange(path, one);
      return `<url><loc>${links.siteOrigin}${addressIn(one, path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The day of the last change of the page at `path` in a language, if it is known. */
function lastChange(path: string, one: Language): string | undefined {
  const isHere = ({ slug }: ArticleMeta) => one.prefix === '' || translatedDays[one.code]?.[slug] !== undefined;
  if (path === '/' || path === '/blog') return articles.find(isHere)?.isoDate;
  if (path === '/privacy-terms' || path === '/terms-of-service') return policyDay;
  const article = articles.find(({ href }) => href === path);
  return article && (translatedDays[one.code]?.[article.slug] ?? article.isoUpdated ?? article.isoDate);
}

export const robots = () =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n${languages.map(({ prefix }) => `Disallow: ${prefix}/data/\n`).join('')}\nSitemap: ${links.siteOrigin}/sitemap.xml\n`;
