import { articleListRoutes } from '@boundless/content/article-list-routes';
import { redirects as movedPages, type Page, pages } from '@boundless/content/pages';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { articleRedirects } from '@boundless/content/redirects';

/** Every page: the table of the content, its lists of articles and its partners. */
export const routes: readonly Page[] = [
  ...pages,
  ...partnerRoutes.map(({ id, path }) => ({ path, page: 'partner', data: `partners/${id}`, frame: 'own' as const })),
  ...articleListRoutes.map(({ slug, path }) => ({ path, page: 'article-list', data: `lists/${slug}` })),
];

/** Pages that visitors look for: one for each, without those that are reached from mails, by staff or by a second address. */
export const listedPaths = routes.filter(({ listed = true }) => listed).map(({ path }) => path);

/** Shown at any other path. */
export const notFoundRoute: Page = { path: '*', page: 'not-found' };

/** Old and mistaken addresses, moved permanently. */
export const redirects: Readonly<Record<string, string>> = { ...movedPages, ...articleRedirects };
