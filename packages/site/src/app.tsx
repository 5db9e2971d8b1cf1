import type { PageFormState } from '@boundless/api/contract';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { type LoadData, LoadDataContext } from './data/load-data.js';
import { FormStateContext } from './forms/form-state.js';
import { routeObjects } from './routes.js';
import { DocumentSearchContext } from './routing/document-search.js';

export interface AppProps {
  /** Language of the first page. */
  lang: string;
  loadData: LoadData;
  /** The server's response, if this document is the response to a form. */
  form?: PageFormState | undefined;
  /** The query that this document was rendered with. Undefined if it was not prerendered. */
  search?: string | undefined;
  /** Elements that the build adds to `<head>` and to the end of `<body>`. They do not hydrate. */
  head?: ReactNode;
  end?: ReactNode;
}

/** The whole document, which the build renders and the browser hydrates. It must be inside a router. */
export function App({ lang, loadData, form, search, head, end }: AppProps) {
  return (
    <html lang={lang} data-motion="playing">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body>
        <LoadDataContext value={loadData}>
          <FormStateContext value={form}>
            <DocumentSearchContext value={search}>
              <Pages />
            </DocumentSearchContext>
          </FormStateContext>
        </LoadDataContext>
        {end}
      </body>
    </html>
  );
}

const Pages = () => useRoutes(routeObjects);
