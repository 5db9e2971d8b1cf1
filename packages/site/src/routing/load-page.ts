import { generatePath, matchPath } from 'react-router-dom';
import type { LoadedPage, PageModule, PageRoute } from './page.js';
import { comingSoonRoute, notFoundRoute, routes } from './routes.js';

const modules = import.meta.glob<PageModule>('../pages/*.tsx');

/** Fetches a page's data by its name; `undefined` when there is none of that name. */
export type DataSource = (name: string) => Promise<unknown>;

export interface PageLoader {
  /** The page at `path`; the same promise for the same path, so that it can be given to `use`. */
  load(path: string): Promise<LoadedPage>;
}

/** The route that `path` belongs to, and the name of its data where it needs any. */
export function matchRoute(path: string): { route: PageRoute; dataName?: string } {
  for (const route of routes) {
    // As the server does, which has a document for an address in these letters alone.
    const match = matchPath({ path: route.path, caseSensitive: true }, path);
    if (match) return { route, dataName: route.data && generatePath(route.data, match.params) };
  }
  return { route: notFoundRoute };
}

/**
 * Loads each page's code and data at most once. A load that fails is forgotten, so that the next try starts afresh. Every page
 * but the first, whose document brings what it needs, also waits for `stylesOfOthers`.
 */
export function createPageLoader(source: DataSource, stylesOfOthers?: () => Promise<unknown>): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  return {
    load(path) {
      const known = pages.get(path);
      if (known) return known;
      const styles = pages.size > 0 && stylesOfOthers?.();
      const page = settleVisibly(Promise.all([loadPage(path, source), styles]).then(([loaded]) => loaded));
      pages.set(path, page);
      page.catch(() => pages.delete(path));
      return page;
    },
  };
}

async function loadPage(path: string, source: DataSource): Promise<LoadedPage> {
  const { route, dataName } = matchRoute(path);
  const [module, data] = await Promise.all([loadModule(route), dataName && source(dataName)]);
  if (!dataName || data !== undefined) return pageOf(module, data, dataName);
  const instead = comingSoonRoute.data;
  const [comingSoon, latest] = await Promise.all([loadModule(comingSoonRoute), source(instead)]);
  return pageOf(comingSoon, latest, instead);
}

const pageOf = ({ default: Page, head, ownFrame }: PageModule, data: unknown, dataName?: string): LoadedPage => ({
  Page,
  head: head(data),
  data,
  dataName,
  ownFrame,
});

function loadModule({ page }: PageRoute): Promise<PageModule> {
  const load = modules[`../pages/${page}.tsx`];
  if (!load) throw new Error(`No file pages/${page}.tsx for the route of that name`);
  return load();
}

/** Lets React's `use` read a promise that is settled already without waiting a turn. */
function settleVisibly(promise: Promise<LoadedPage>) {
  const visible = Object.assign(promise, { status: 'pending' });
  promise.then(
    (value) => Object.assign(visible, { status: 'fulfilled', value }),
    (reason) => Object.assign(visible, { status: 'rejected', reason }),
  );
  return visible;
}
