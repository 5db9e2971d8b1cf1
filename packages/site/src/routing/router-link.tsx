import { inEnglish } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { mergeProps } from '@boundless/ui/lib/merge-props';
import type { LinkProps } from '@boundless/ui/link';
import { timing } from '@boundless/ui/timing';
import { type MouseEvent, use } from 'react';
import { resolvePath, useLinkClickHandler, useLocation } from 'react-router-dom';
import { localLink } from '../addresses/translations.js';
import { LoadDataContext } from '../data/load-data.js';
import { isPage, loadPage } from './load-page.js';
import { scrollToAnchor } from './use-scrolling.js';

/**
 * The link component that the kit uses on this site. A link to a page shows it in place, and prefetches it on hover and focus.
 * The browser follows all other links (a feed, the API, a download, a link to another tab, a page in another language). A link to a page that
 * is only in English says so.
 */
export function RouterLink({ href, children, ...props }: LinkProps) {
  const { pathname: here, search } = useLocation();
  const { pathname, hash } = resolvePath(href, here);
  // A link that names its language has a complete address.
  const link = props.hrefLang === undefined ? localLink(href, pathname) : { href, hrefLang: props.hrefLang };
  const isElsewhere = language.prefix !== '' && link.hrefLang !== undefined;
  const isAnchorOnPage = pathname === here && hash !== '';
  const follow = useLinkClickHandler<HTMLAnchorElement>(href.startsWith('#') ? { search, hash: href } : href, {
    state: { anchorOnPage: isAnchorOnPage },
    target: props.target,
  });
  const loadData = use(LoadDataContext);
  const prefetch = () => {
    if (!isElsewhere && pathname !== here && isPage(pathname)) loadPage(pathname, loadData).catch(() => {});
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || props.download !== undefined || isElsewhere) return;
    if (pathname === here || isPage(pathname)) follow(event);
    // Does not wait for the router's update, which waits for code that is still being fetched.
    if (isAnchorOnPage && event.defaultPrevented) scrollToAnchor(hash, timing.anchorOnHashChange);
  };
  const isNamed = props.hrefLang === undefined && link.hrefLang !== undefined;
  return (
    <a {...mergeProps(props, { ...link, onClick, onPointerEnter: prefetch, onFocus: prefetch })}>
      {isNamed ? <Named>{children}</Named> : children}
    </a>
  );
}

/** A link's text, and that its page is only in English. Each text has its own element (docs/adr/0014-a-page-that-others-change.md). */
function Named({ children }: Pick<LinkProps, 'children'>) {
  return (
    <>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <span>{`\u00a0${inEnglish}`}</span>
    </>
  );
}
