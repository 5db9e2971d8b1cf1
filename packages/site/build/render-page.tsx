import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { PageFormState } from '@boundless/api/contract';
import fallbackFonts from '@boundless/ui/src/tokens/fallback-fonts.css?inline';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app.js';
import { createLoadData } from '../src/data/load-data.js';
import { type PageData, pageDataId } from '../src/data/page-data.js';
import { loadPage } from '../src/routing/load-page.js';
import { readAssets } from './assets.js';
import { inlineScript, laterId } from './boot.js';
import { dataOf } from './data/sources.js';
import { CrawlerTags } from './seo/crawler-tags.js';

const assets = readAssets(JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')));
const sheet = <link rel="stylesheet" href={assets.styles} />;

export interface RenderOptions {
  /** How the server answered a form of this page: what a visitor without JavaScript sees after posting. */
  form?: PageFormState | undefined;
  /** Whether what the first paint needs of the style sheet is written into the document; else the sheet is linked. */
  stylesFollow?: boolean;
}

/** Renders the whole document of the page at `address`, a path with or without a query, and says what it is about. */
export async function renderPage(address: string, { form, stylesFollow = false }: RenderOptions = {}) {
  const [path = '/'] = address.split('?');
  const values: PageData['values'] = {};
  const loadData = createLoadData(async (name) => {
    const data = await dataOf(name);
    values[name] = data ?? null;
    return data;
  });
  const { route, head, data } = await loadPage(path, loadData);
  const pageData: PageData = { values, form, path: form && address };
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App
          lang={head.lang ?? 'en'}
          loadData={loadData}
          form={form}
          head={
            <>
              <style>{fallbackFonts}</style>
              {stylesFollow ? <noscript>{sheet}</noscript> : sheet}
              <CrawlerTags path={path} head={head} data={data} />
            </>
          }
          end={
            <>
              <script type="application/json" id={pageDataId}>
                {JSON.stringify(pageData)}
              </script>
              <template id={laterId}>
                {sheet}
                {assets.scriptsOf(route).map((src) => (
                  <script key={src} type="module" src={src} />
                ))}
              </template>
              <script>{inlineScript}</script>
            </>
          }
        />
      </StaticRouter>
    </StrictMode>,
    {
      // In one piece: nothing is left for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return { html: await text(prelude), head, data };
}
