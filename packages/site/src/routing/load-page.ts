import { generatePath, matchRoutes } from 'react-router-dom';
import type { LoadData } from '../data/load-data.js';
import type { PageModule } from './page.js';
import { notFoundRoute, redirects, routes } from './routes.js';

const modules = import.meta.glob<PageModule>('../pages/*.tsx');
// As the server does, which has a document for an address in these letters alone.
const table = [...routes, notFoundRoute].map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** The route that `pathname` belongs to, and the name of its data where it needs any. */
export function matchPage(pathname: string) {
  const [match] = matchRoutes(table, pathname) ?? [];
  const route = match?.route.handle ?? notFoundRoute;
  return { route, dataName: route.data && generatePath(route.data, match?.params) };
}

/** Whether one of this site's pages is at `pathname`; else it is a file, the API's or nobody's. */
export const isPage = (pathname: string) => pathname in redirects || matchPage(pathname).route !== notFoundRoute;

/** Fetches the code of `pages/<page>.tsx`. */
export async function loadModule(page: string): Promise<PageModule> {
  const load = modules[`../pages/${page}.tsx`];
  if (!load) throw new Error(`No file pages/${page}.tsx for the route of that name`);
  return load();
}

/** Fetches code and data of the page at `pathname`. */
export async function loadPage(pathname: string, loadData: LoadData) {
  const { route, dataName } = matchPage(pathname);
  const [module, data] = await Promise.all([
    loadModule(route.page),
    dataName === undefined ? undefined : loadData(dataName, route.otherwise),
  ]);
  return { route, head: module.head(data), data };
}
