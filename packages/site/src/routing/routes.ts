import { articleListRoutes } from '@boundless/content/article-list-routes';
import { redirects as movedPages, type Page, pages } from '@boundless/content/pages';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { articleRedirects } from '@boundless/content/redirects';

/** Every page: those of the content's table, partners' pages and lists of articles. */
export const routes: readonly Page[] = [
  ...pages,
  ...partnerRoutes.map(
    ({ id, path }): Page => ({ path, page: 'partner', data: `partners/${id}`, layout: 'own-header' }),
  ),
  ...articleListRoutes.map(({ slug, path }) => ({ path, page: 'article-list', data: `lists/${slug}` })),
];

/** Paths for sitemap and search: without pages for staff, pages that only mails link to, and second addresses of a page. */
export const listedPaths = routes.filter(({ listed = true, noindex }) => listed && !noindex).map(({ path }) => path);

export const notFoundRoute: Page = { path: '*', page: 'not-found', noindex: true };

/** Permanent redirects, by old or mistaken path. */
export const redirects: Readonly<Record<string, string>> = { ...movedPages, ...articleRedirects };
