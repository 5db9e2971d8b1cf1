import type { Page } from '@boundless/content/pages';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyPage } from './routing/lazy-page.js';
import { notFoundRoute, redirects, routes } from './routing/routes.js';
import { OwnFrame, SiteFrame } from './shell/frames.js';
import { Root } from './shell/root.js';

function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}

function toObject(route: Page): RouteObject {
  const Component = lazyPage(route);
  return { path: route.path, caseSensitive: true, element: <Component /> };
}

const inFrame = (frame?: Page['frame']) => routes.filter((route) => route.frame === frame).map(toObject);

/** The route table for React Router: pages in the site's frame, pages with their own header, and pages without a frame. */
export const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { element: <SiteFrame />, children: [...inFrame(), toObject(notFoundRoute)] },
      { element: <OwnFrame />, children: inFrame('own') },
      ...inFrame('none'),
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
    ],
  },
];
