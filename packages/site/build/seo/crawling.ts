import { articles } from '@boundless/content/articles';
import { privacy } from '@boundless/content/entries/privacy';
import { links } from '@boundless/content/links';
import { buildDay, pathsThatAreOver } from '../../src/data/partner-data.js';
import { listedPaths } from '../../src/routing/routes.js';

const newest = articles[0]?.isoDate;

/** Every address that search engines should know on `day`, with the day of its last change if that is known. */
export function sitemap(day = buildDay): string {
  const over = pathsThatAreOver(day);
  const listed = listedPaths.filter((path) => !over.includes(path));
  const pages = listed.map((path) => ({ path, changed: lastChange[path] }));
  const posts = articles.map(({ href, isoDate, isoUpdated = isoDate }) => ({ path: href, changed: isoUpdated }));
  const entries = [...pages, ...posts].map(
    ({ path, changed }) =>
      `<url><loc>${links.siteOrigin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const legalDate = new Date(`${privacy.updated} UTC`).toISOString().slice(0, 10);
const lastChange: Record<string, string | undefined> = {
  '/': newest,
  '/blog': newest,
  '/privacy-terms': legalDate,
  '/terms-of-service': legalDate,
};

export const robots = () =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /data/\n\nSitemap: ${links.siteOrigin}/sitemap.xml\n`;
