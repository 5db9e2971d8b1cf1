import type { LoadData } from '../data/load-data.js';
import { matchPage } from './match-page.js';
import type { PageModule } from './page.js';

const modules = import.meta.glob<PageModule>('../pages/*.tsx');

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
