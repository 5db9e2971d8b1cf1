import type { Page } from '@boundless/content/pages';
import { generatePath, matchRoutes, type Params } from 'react-router-dom';
import { notFoundRoute, redirects, routes } from './routes.js';

// Case-sensitive, like the server.
const table = [...routes, notFoundRoute].map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** The route that `pathname` belongs to, and the name of its data where it needs any. */
export function matchPage(pathname: string): { route: Page; dataName?: string } {
  const [match] = matchRoutes(table, pathname) ?? [];
  const route: Page = match?.route.handle ?? notFoundRoute;
  return { route, ...(route.data && { dataName: dataNameOf(route.data, match?.params ?? {}) }) };
}

/** The name of a route's data, with the parameters of an address. */
export const dataNameOf = (data: string, params: Params) => generatePath(data, params);

/** Whether `pathname` is a page of this site, and not a file or a call of the API. */
export const isPage = (pathname: string) => pathname in redirects || matchPage(pathname).route !== notFoundRoute;
