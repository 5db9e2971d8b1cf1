import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { PageFormState } from '@boundless/api/contract';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app.js';
import { createLoadData } from '../src/data/load-data.js';
import type { PageData } from '../src/data/page-data.js';
import { loadPage } from '../src/routing/page-modules.js';
import { readAssets } from './assets.js';
import { dataOf } from './data/sources.js';
import { Later, Styles } from './document-parts.js';
import { CrawlerTags } from './seo/crawler-tags.js';

const assets = readAssets(JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')));

export interface RenderOptions {
  /** How the server answered a form of this page: what a visitor without JavaScript sees after posting. */
  form?: PageFormState | undefined;
  /** Whether what the first paint needs of the style sheet is written into the document; else the sheet is linked. */
  stylesFollow?: boolean;
}

/** Renders the whole document of the page at `address`, a path with or without a query. */
export async function renderDocument(
  address: string,
  { form, stylesFollow = false }: RenderOptions = {},
): Promise<string> {
  const [path = '/'] = address.split('?');
  const values: PageData['values'] = {};
  const loadData = createLoadData(async (name) => {
    const data = await dataOf(name);
    values[name] = data ?? null;
    return data;
  });
  const { route, head, data } = await loadPage(path, loadData);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App
          lang={head.lang ?? 'en'}
          loadData={loadData}
          form={form}
          head={
            <>
              <Styles assets={assets} follow={stylesFollow} />
              <CrawlerTags path={path} head={head} data={data} />
            </>
          }
          end={<Later assets={assets} route={route} data={{ values, form, path: form && address }} />}
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
  return text(prelude);
}
