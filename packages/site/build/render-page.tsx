import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { PageFormState } from '@boundless/api/contract';
import { language } from '@boundless/content/language';
import fallbackFonts from '@boundless/ui/src/tokens/fallback-fonts.css?inline';
import fonts from '@boundless/ui/src/tokens/fonts.css?inline';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { addressIn } from '../src/addresses/languages.js';
import { App } from '../src/app.js';
import { createLoadData } from '../src/data/load-data.js';
import { type PageData, pageDataId } from '../src/data/page-data.js';
import { dataOf } from '../src/data/sources.js';
import { loadPage } from '../src/routing/load-page.js';
import styles from '../src/styles-without-fonts.css?inline';
import { readAssets } from './assets.js';
import { inlineScript, laterId } from './boot.js';
import { pageDocument } from './page-document.js';
import { CrawlerTags } from './seo/crawler-tags.js';

const assets = readAssets(JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')));
const fontFaces = <style>{fonts}</style>;

interface RenderOptions {
  /** The server's response to a posted form of this page, for visitors without JavaScript. */
  form?: PageFormState | undefined;
  /** The day on which the page is shown, as an ISO date. @default that of the build, on which every offer is valid */
  day?: string;
  /** Whether the document contains the style sheet. Otherwise it links the file, which makes pages that are rendered on request smaller. */
  inlineStyles?: boolean;
}

/** Renders the document of the page at `address`, a path without its language, with or without a query. Also returns the page's head and data. */
export async function renderPage(address: string, { form, day, inlineStyles = false }: RenderOptions = {}) {
  const [path = '/', search] = address.split('?');
  const values: PageData['values'] = {};
  const loadData = createLoadData(async (name) => {
    const data = await dataOf(name, day);
    values[name] = data ?? null;
    return data;
  });
  const { route, head, data } = await loadPage(path, loadData);
  const pageData: PageData = { values, form, path: form && addressIn(language, address), search };
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter basename={language.prefix} location={addressIn(language, address)}>
        <App loadData={loadData} form={form} search={search ?? ''} />
      </StaticRouter>
    </StrictMode>,
    {
      // One chunk: otherwise React adds scripts that move late parts of the page into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls it outside of the promise: an error thrown here would end the server.
      onError(error) {
        failures.push(error);
      },
    },
  );
  if (failures.length > 0) throw failures[0];
  const html = pageDocument({
    pageHead: head,
    app: await text(prelude),
    head: (
      <>
        <style>{fallbackFonts}</style>
        {inlineStyles ? (
          <>
            <style>{styles}</style>
            <noscript>{fontFaces}</noscript>
          </>
        ) : (
          <link rel="stylesheet" href={assets.styles} />
        )}
        <CrawlerTags path={path} route={route} head={head} data={data} />
      </>
    ),
    end: (
      <>
        <script type="application/json" id={pageDataId}>
          {JSON.stringify(pageData)}
        </script>
        <template id={laterId}>
          {inlineStyles && fontFaces}
          {assets.scriptsOf(route.page).map((src) => (
            <script key={src} type="module" src={src} />
          ))}
        </template>
        <script>{inlineScript}</script>
      </>
    ),
  });
  return { html, head, data };
}
