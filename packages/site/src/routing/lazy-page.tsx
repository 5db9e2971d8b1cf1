import type { Page } from '@boundless/content/pages';
import { type ComponentType, lazy, use, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LoadDataContext } from '../data/load-data.js';
import { Head } from '../head/head.js';
import { dataNameOf } from './match-page.js';
import { loadModule } from './page-modules.js';

/** The component of a page whose code and data are fetched when it is shown, or before (`RouterLink`). */
export function lazyPage({ page, data, otherwise }: Page): ComponentType {
  const Content = lazy(async () => {
    const { default: Page, head } = await loadModule(page);
    return {
      default: function LoadedPage({ loading }: { loading: Promise<unknown> | undefined }) {
        const value = loading && use(loading);
        // Tests wait for this before they act.
        useEffect(() => {
          document.documentElement.dataset.hydrated = 'true';
        }, []);
        return (
          <>
            <Head {...head(value)} />
            <Page data={value} />
          </>
        );
      },
    };
  });
  return function LazyPage() {
    const loadData = use(LoadDataContext);
    const params = useParams();
    const name = data && dataNameOf(data, params);
    return <Content key={name} loading={name ? loadData(name, otherwise) : undefined} />;
  };
}
