import { limits } from '@boundless/api/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Whether the visitor has had this document before: the browser restores what was typed, so a form may be sent at once. */
function wasOpenBefore(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming | undefined)?.type ?? '');
}

/** When the current page was opened, as `performance.now()`. The first page is opened with the document, at 0. */
let openedAt = wasOpenBefore() ? -limits.minFillMs : 0;

/** Milliseconds since the current page was opened: by loading its document, or by a navigation inside the site. */
export const pageAge = () => performance.now() - openedAt;

/** Makes `pageAge` count again after each navigation to another page, but not when the visitor goes back to one. */
export function usePageAge() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    openedAt = isBack ? Math.min(openedAt, performance.now() - limits.minFillMs) : performance.now();
  }, [pathname, isBack]);
}
