import { language } from '@boundless/content/language';
import type { Page } from '@boundless/content/pages';
import type { ComponentType } from 'react';
import { generatePath, matchRoutes } from 'react-router-dom';
import { isHere, notFoundRoute, redirects, routes } from '../addresses/routes.js';
import type { LoadData } from '../data/load-data.js';
import type { PageHead } from '../head/page-head.js';

/** The exports of a page file. `data` is the data that its route loads; most pages have none. */
interface PageModule<Data = unknown> {
  default: ComponentType<{ data: Data }>;
  /** Title, description, and what differs from the route. */
  head: PageHead | ((data: Data) => PageHead);
}

const modules = import.meta.glob<PageModule>('../pages/*.tsx');
// Case-sensitive, like the server's routes.
const table = [...routes, notFoundRoute].map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** The route of `pathname`, and the name of its data if it has any. */
export function matchPage(pathname: string) {
  const [match] = matchRoutes(table, pathname) ?? [];
  const route = match?.route.handle ?? notFoundRoute;
  return { route, dataName: route.data && generatePath(route.data, match?.params) };
}

/** Whether `pathname` is a page of this site, and not a file, an API call or an unknown address. */
export const isPage = (pathname: string) =>
  pathname in redirects ||
  (matchPage(pathname).route !== notFoundRoute && (language.prefix === '' || isHere(pathname)));

export async function loadModule(page: string): Promise<PageModule> {
  const load = modules[`../pages/${page}.tsx`];
  if (!load) throw new Error(`A route names pages/${page}.tsx, which does not exist`);
  return load();
}

/** A page's metadata: the address and `noindex` of its route, and what its file exports. */
export function headOf({ path, canonical, noindex }: Page, head: PageModule['head'], data: unknown): PageHead {
  const isPattern = /[:*]/.test(path);
  return {
    canonical: canonical ?? (isPattern ? undefined : path),
    noindex,
    ...(typeof head === 'function' ? head(data) : head),
  };
}

export async function loadPage(pathname: string, loadData: LoadData) {
  const { route, dataName } = matchPage(pathname);
  const [module, data] = await Promise.all([
    loadModule(route.page),
    dataName === undefined ? undefined : loadData(dataName, route.fallbackData),
  ]);
  return { route, head: headOf(route, module.head, data), data };
}
