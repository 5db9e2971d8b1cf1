import { generatePath, matchPath } from 'react-router-dom';
import type { LoadedPage, PageModule, PageRoute } from './page.js';
import { comingSoonRoute, notFoundRoute, routes } from './routes.js';

const modules = import.meta.glob<PageModule>('../pages/*.tsx');

/** Fetches a page's data by its name; `undefined` when there is none of that name. */
export type DataSource = (name: string) => Promise<unknown>;

export interface PageLoader {
  /** The page at `path`; the same promise for the same path, so that it can be given to `use`. */
  load(path: string): Promise<LoadedPage>;
  /** Begins to fetch the page at `path`. If that fails, going there tries again. */
  fetchAhead(path: string): void;
}

/** What a browser does for every page but the first, whose document brings what it needs. */
export interface OtherPages {
  /** Resolves when what stands around them is there, their styles above all. */
  frame(): Promise<unknown>;
  /** Called when the page at `path` cannot be loaded in place; `load` then never settles. */
  failed(path: string): void;
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

/** Loads each page's code and data at most once. An attempt that fails is forgotten, so that the next one starts afresh. */
export function createPageLoader(source: DataSource, others?: OtherPages): PageLoader {
  const attempts = new Map<string, Promise<LoadedPage>>();
  const pages = new Map<string, Promise<LoadedPage>>();

  function attempt(path: string): Promise<LoadedPage> {
    const underWay = attempts.get(path);
    if (underWay) return underWay;
    const frame = attempts.size > 0 && others?.frame();
    const page = Promise.all([loadPage(path, source), frame]).then(([loaded]) => loaded);
    attempts.set(path, page);
    page.catch(() => attempts.delete(path));
    return page;
  }

  async function other(path: string, { failed }: OtherPages): Promise<LoadedPage> {
    try {
      return await attempt(path);
    } catch {
      pages.delete(path);
      failed(path);
      return new Promise(() => {});
    }
  }

  return {
    load(path) {
      const known = pages.get(path);
      if (known) return known;
      const page = settleVisibly(others && pages.size > 0 ? other(path, others) : attempt(path));
      pages.set(path, page);
      return page;
    },
    fetchAhead(path) {
      attempt(path).catch(() => {});
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

const pageOf = (
  { default: Page, head, ownFrame, noFooter }: PageModule,
  data: unknown,
  dataName?: string,
): LoadedPage => ({
  Page,
  head: head(data),
  data,
  dataName,
  ownFrame,
  noFooter,
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
    (value) => void Object.assign(visible, { status: 'fulfilled', value }),
    // Nothing is returned: this handler's own promise would take over the rejection, and nobody waits for that one.
    (reason) => void Object.assign(visible, { status: 'rejected', reason }),
  );
  return visible;
}
