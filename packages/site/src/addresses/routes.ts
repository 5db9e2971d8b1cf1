import { articleListRoutes } from '@boundless/content/article-list-routes';
import { language } from '@boundless/content/language';
import { redirects as movedPages, type Page, pages } from '@boundless/content/pages';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { articleRedirects } from '@boundless/content/redirects';
import { isIn } from './languages.js';

/** Every page of the site: those of the content's table, partners' pages and lists of articles. */
const everyRoute: readonly Page[] = [
  ...pages,
  ...partnerRoutes.map(
    ({ id, path }): Page => ({ path, page: 'partner', data: `partners/${id}`, layout: 'own-header' }),
  ),
  ...articleListRoutes.map(({ slug, path, alsoIn }) => ({ path, page: 'article-list', data: `lists/${slug}`, alsoIn })),
];

/** The pages in the language of this build. */
export const routes = everyRoute.filter((route) => isIn(language, route, route.path));

const byPath = new Map(everyRoute.map((route) => [route.path, route]));

/** The route of `path`, which may be a page that is not in this language. Undefined for files and unknown addresses. */
export const routeAt = (path: string): Page | undefined =>
  byPath.get(path) ?? (/^\/blog\/[^/]+$/.test(path) ? byPath.get('/blog/:slug') : undefined);

/** Whether the page at `path` is in the language of this build. */
export function isHere(path: string): boolean {
  const route = routeAt(path);
  return route !== undefined && isIn(language, route, path);
}

/** Paths for sitemap and search: without pages for staff, pages that only mails link to, and second addresses of a page. */
export const listedPaths = routes.filter(({ listed = true, noindex }) => listed && !noindex).map(({ path }) => path);

export const notFoundRoute: Page = { path: '*', page: 'not-found', noindex: true };

/** Permanent redirects, by old or mistaken path. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...movedPages, ...articleRedirects }).filter(([, to]) => isHere(to)),
);
