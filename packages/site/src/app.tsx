import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Head } from './head/head.js';
import type { PageLoader } from './routing/load-page.js';
import { pagePath } from './routing/page-path.js';
import { PagesContext } from './routing/pages-context.js';
import { redirects } from './routing/routes.js';
import { Shell } from './shell/shell.js';

/** The page at the current address, in its shell. */
export function App({ pages }: { pages: PageLoader }) {
  const { pathname, search, hash } = useLocation();
  const path = pagePath(pathname);
  const moved = redirects[path];
  if (moved) return <Navigate to={moved + search + hash} replace />;
  return (
    <PagesContext value={pages}>
      <CurrentPage pages={pages} path={path} />
    </PagesContext>
  );
}

function CurrentPage({ pages, path }: { pages: PageLoader; path: string }) {
  const { Page, head, data, ownFrame, noFooter } = use(pages.load(path));
  return (
    <>
      <Head {...head} />
      <Shell ownFrame={ownFrame} noFooter={noFooter}>
        <Page key={path} data={data} />
      </Shell>
    </>
  );
}
