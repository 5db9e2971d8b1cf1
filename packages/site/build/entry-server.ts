import type { PageFormState } from '@boundless/api/contract';
import { createLoadData } from '../src/data/load-data.js';
import { loadPage } from '../src/routing/page-modules.js';
import { dataOf } from './data/sources.js';
import { renderDocument } from './render-page.js';
import { cardColours } from './seo/card-colours.js';

export { retentionDays } from '@boundless/content/retention';
export { redirects } from '../src/routing/routes.js';
export { answers } from '../src/tools/answers.js';
export { inlineScript } from './boot.js';
export { dataNames, dataOf } from './data/sources.js';
export { documents, notFoundDocuments } from './documents.js';
export { searchIndex } from './search-index.js';
export { cardFile } from './seo/card-file.js';
export { siteFiles } from './seo/site-files.js';
export { renderDocument };

/** Renders the page at `path` as the API asks for it: with its form as the server answered it, or with the parameters in `search`. */
export const renderPage = (path: string, form?: PageFormState, search = ''): Promise<string> =>
  renderDocument(path + search, { form });

/** Title and colours of the card of the page at `path`. */
export async function cardOf(path: string) {
  const { head, data } = await loadPage(path, createLoadData(dataOf));
  return { title: head.title, colours: cardColours(data) };
}
