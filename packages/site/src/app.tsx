import type { PageFormState } from '@boundless/api/contract';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { type LoadData, LoadDataContext } from './data/load-data.js';
import { FormStateContext } from './forms/form-state.js';
import { routeObjects } from './routes.js';

export interface AppProps {
  /** Language of the page that is shown first. */
  lang: string;
  loadData: LoadData;
  /** How the server answered the form that this document was posted from. */
  form?: PageFormState | undefined;
  /** Parts of `<head>` and the end of `<body>` that are only in documents and do not hydrate. */
  head?: ReactNode;
  end?: ReactNode;
}

/** The whole document, as the build renders it and the browser hydrates it. A router is around it. */
export function App({ lang, loadData, form, head, end }: AppProps) {
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
            <Pages />
          </FormStateContext>
        </LoadDataContext>
        {end}
      </body>
    </html>
  );
}

const Pages = () => useRoutes(routeObjects);
