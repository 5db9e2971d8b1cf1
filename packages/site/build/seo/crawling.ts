import { articles } from '@boundless/content/articles';
import { languages } from '@boundless/content/languages';
import { links } from '@boundless/content/links';
import type { Page } from '@boundless/content/pages';
import { policyDay } from '@boundless/content/policy-day';
import { addressIn, languagesOf } from '../../src/addresses/languages.js';
import { listedPaths, routeAt } from '../../src/addresses/routes.js';
import { buildDay, pathsThatAreOver } from '../../src/data/partner-data.js';
import { alternatesOf } from './alternates.js';

const newest = articles[0]?.isoDate;

/** Every address that search engines should know on `day`, in each of its languages, with the day of its last change if that is known. */
export function sitemap(day = buildDay): string {
  const over = pathsThatAreOver(day);
  const listed = listedPaths.filter((path) => !over.includes(path));
  const pages = listed.map((path) => ({ path, changed: lastChange[path] }));
  const posts = articles.map(({ href, isoDate, isoUpdated = isoDate }) => ({ path: href, changed: isoUpdated }));
  const entries = [...pages, ...posts].flatMap(({ path, changed }) => {
    const route = routeAt(path) as Page;
    const alternates = alternatesOf(route, path).map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${links.siteOrigin}${href}"/>`,
    );
    return languagesOf(route, path).map(
      (one) =>
        `<url><loc>${links.siteOrigin}${addressIn(one, path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const lastChange: Record<string, string | undefined> = {
  '/': newest,
  '/blog': newest,
  '/privacy-terms': policyDay,
  '/terms-of-service': policyDay,
};

export const robots = () =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n${languages.map(({ prefix }) => `Disallow: ${prefix}/data/\n`).join('')}\nSitemap: ${links.siteOrigin}/sitemap.xml\n`;
