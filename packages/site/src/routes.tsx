import type { Page } from '@boundless/content/pages';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { notFoundRoute, redirects, routes } from './addresses/routes.js';
import { lazyPage } from './routing/lazy-page.js';
import { PageBoundary } from './routing/page-boundary.js';
import { FailedPage } from './shell/failed-page.js';
import { OwnHeaderLayout, SiteLayout } from './shell/layouts.js';
import { Root } from './shell/root.js';

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}

function toObject(route: Page): RouteObject {
  const Component = lazyPage(route);
  return { path: route.path, caseSensitive: true, element: <Component /> };
}

const withLayout = (layout?: Page['layout']) => routes.filter((route) => route.layout === layout).map(toObject);

/** The route table for React Router, by layout: pages with the site's header and footer, with their own header, or with neither. */
const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { element: <SiteLayout />, children: [...withLayout(), toObject(notFoundRoute)] },
      { element: <OwnHeaderLayout />, children: withLayout('own-header') },
      ...withLayout('none'),
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
    ],
  },
];

/** The page of the current address, or what is left of it after an error. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <PageBoundary pathname={pathname} fallback={<FailedPage />}>
      {useRoutes(routeObjects)}
    </PageBoundary>
  );
}
