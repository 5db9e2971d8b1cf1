import { mergeProps } from '@boundless/ui/lib/merge-props';
import type { LinkProps } from '@boundless/ui/link';
import { timing } from '@boundless/ui/timing';
import { type MouseEvent, use } from 'react';
import { useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { LoadDataContext } from '../data/load-data.js';
import { isCodeLost } from '../shell/on-interaction.js';
import { scrollSoon } from '../shell/use-scrolling.js';
import { isPage, loadPage } from './load-page.js';

/**
 * The kit's links to pages of this site: change the page in place, and fetch it when they are pointed at or focused. What is no
 * page (a feed, the API) is left to the browser.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const { pathname: here, search } = useLocation();
  const { pathname, hash } = useResolvedPath(href);
  const isAnchorHere = pathname === here && hash !== '';
  const follow = useLinkClickHandler<HTMLAnchorElement>(href.startsWith('#') ? { search, hash: href } : href, {
    state: { anchorHere: isAnchorHere },
  });
  const loadData = use(LoadDataContext);
  const fetchAhead = () => {
    if (pathname !== here && isPage(pathname)) loadPage(pathname, loadData).catch(() => {});
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || isCodeLost()) return;
    if (pathname === here || isPage(pathname)) follow(event);
    // Not after the router's update, which waits for parts of the page that are still being fetched.
    if (isAnchorHere && event.defaultPrevented) scrollSoon(hash, timing.anchorOnHashChange);
  };
  return <a {...mergeProps(props, { href, onClick, onPointerEnter: fetchAhead, onFocus: fetchAhead })} />;
}
