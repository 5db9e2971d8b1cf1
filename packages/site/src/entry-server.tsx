import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { PageFormState } from '@boundless/api/contract';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.js';
import { readAssets } from './build-assets.js';
import { dataOf } from './data/sources.js';
import { renderDocument } from './document.js';
import { FormStateContext } from './forms/form-state.js';
import { assetTags } from './head/asset-tags.js';
import type { LaterAssets } from './head/later-assets.js';
import { createPageLoader, matchRoute } from './routing/load-page.js';
import { cardColours } from './seo/card-colours.js';
import { crawlerTags } from './seo/crawler-tags.js';

export { inlineScript } from './boot.js';
export { dataNames, dataOf } from './data/sources.js';
export { documents, notFoundDocuments } from './documents.js';
export { redirects } from './routing/routes.js';
export { searchIndex } from './search/build-index.js';
export { cardFile } from './seo/card-file.js';
export { siteFiles } from './seo/site-files.js';
export { answers } from './tools/answers.js';

const assets = readAssets(JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')));

/** What the document of the page at `path` names for later. */
export const laterAssetsOf = (path: string): LaterAssets => ({
  styles: assets.styles,
  scripts: assets.scriptsOf(matchRoute(path).route),
});

/** Title and colours of the card of the page at `path`. */
export async function cardOf(path: string) {
  const page = await createPageLoader(dataOf).load(path);
  return { title: page.head.title, colours: cardColours(page) };
}

/**
 * Renders the whole document of the page at `path`. With `form`, the page shows that form as the server answered it: what a
 * visitor without JavaScript sees after posting. With `search`, the page answers the parameters of its address.
 */
export async function renderPage(path: string, form?: PageFormState, search = ''): Promise<string> {
  const pages = createPageLoader(dataOf);
  const page = await pages.load(path);
  const markup = await renderWhole(
    <StrictMode>
      <StaticRouter location={path + search}>
        <FormStateContext value={form}>
          <App pages={pages} />
        </FormStateContext>
      </StaticRouter>
    </StrictMode>,
  );
  return renderDocument({
    markup,
    head: assetTags(laterAssetsOf(path)) + crawlerTags(path, page),
    data: {
      ...(page.dataName && { name: page.dataName, value: page.data }),
      ...(form && { form, path }),
    },
  });
}

/** Renders to the end, in one piece: nothing is left for a script to put in its place. */
async function renderWhole(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
}
