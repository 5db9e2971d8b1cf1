import type { PageFormState } from '@boundless/api/contract';
import { renderPage as render } from './render-page.js';

export { retentionDays } from '@boundless/content/retention';
export { sender } from '@boundless/content/sender';
export { redirects } from '../src/routing/routes.js';
export { answers } from '../src/tools/answers.js';
export { inlineScript } from './boot.js';
export { dataNames, dataOf } from './data/sources.js';
export { documents, notFoundDocuments } from './documents.js';
export { searchIndex } from './search-index.js';
export { cardColours } from './seo/card-colours.js';
export { cardFile } from './seo/card-file.js';
export { siteFiles } from './seo/site-files.js';
export { render };

/** Renders the page at `path` for the API: with the server's answer to a posted form, or with the query `search`. */
export const renderPage = async (path: string, form?: PageFormState, search = ''): Promise<string> =>
  (await render(path + search, { form })).html;
