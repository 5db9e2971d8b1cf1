import type { LinkProps } from '@boundless/ui/link';
import { type MouseEvent, use } from 'react';
import { useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { LoadDataContext } from '../data/load-data.js';
import { isCodeLost } from '../shell/on-interaction.js';
import { isPage, loadPage } from './load-page.js';

/**
 * The kit's links to pages of this site: change the page in place, and fetch it when they are pointed at or focused. What is no
 * page (a feed, the API) is left to the browser.
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...props }: LinkProps) {
  const { pathname: here, search } = useLocation();
  const { pathname } = useResolvedPath(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href.startsWith('#') ? { search, hash: href } : href);
  const loadData = use(LoadDataContext);
  const fetchAhead = () => {
    if (pathname !== here && isPage(pathname)) loadPage(pathname, loadData).catch(() => {});
  };
  return (
    <a
      {...props}
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || isCodeLost()) return;
        if (pathname === here || isPage(pathname)) follow(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
    />
  );
}
