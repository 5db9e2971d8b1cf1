import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** When the current page was opened, as `performance.now()`. The first page is opened with the document, at 0. */
let openedAt = 0;

/** Milliseconds since the current page was opened: by loading its document, or by a navigation inside the site. */
export const pageAge = () => performance.now() - openedAt;

/** Makes `pageAge` count again after each navigation to another page. */
export function usePageAge() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    openedAt = performance.now();
  }, [pathname]);
}
