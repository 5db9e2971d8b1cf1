import type { Page } from '@boundless/content/pages';
import { type ComponentType, lazy, use, useEffect } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { LoadDataContext } from '../data/load-data.js';
import { useHead } from '../head/use-head.js';
import { headOf, loadModule } from './load-page.js';
import { useTypedFields } from './typed-fields.js';

/** The component of a page. Its code and data are fetched when it is rendered, or earlier by a link (`RouterLink`). */
export function lazyPage(route: Page): ComponentType {
  const Content = lazy(async () => {
    const { default: Page, head } = await loadModule(route.page);
    return {
      default: function LoadedPage({ loading }: { loading: Promise<unknown> | undefined }) {
        const data = loading && use(loading);
        useHead(headOf(route, head, data));
        useTypedFields();
        // Forms, menus and toasts work from now on.
        useEffect(() => {
          document.documentElement.dataset.hydrated = 'true';
        }, []);
        return <Page data={data} />;
      },
    };
  });
  return function LazyPage() {
    const loadData = use(LoadDataContext);
    const params = useParams();
    const dataName = route.data && generatePath(route.data, params);
    return <Content key={dataName} loading={dataName ? loadData(dataName, route.fallbackData) : undefined} />;
  };
}
