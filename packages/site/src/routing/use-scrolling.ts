import { limits } from '@boundless/ui/limits';
import { timing } from '@boundless/ui/timing';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a position is restored again: longer than any smooth scroll. */
const RESTORE_MS = 2000;

/** The last scroll position of each history entry of this document, by its key. */
const positions = new Map<string, number>();

/**
 * Scrolls as docs/behaviour.md says: smoothly to the top 100 ms after a navigation; to the anchor of the address, with 100 px above it,
 * 300 ms after a page is shown and 100 ms after only the hash changes. After Back or Forward to an address without an anchor, to the position
 * before. The focus moves to the new page's heading, but not out of an open dialog, or to the anchor.
 */
export function useScrolling() {
  const { pathname, hash, key, state } = useLocation();
  const keepsPosition = state?.inPlace === true;
  const type = useNavigationType();
  const isScrolledByLink = state?.anchorOnPage === true && type !== NavigationType.Pop;
  const shown = useRef<string>(undefined);

  // Browsers restore positions too, but Chromium does not while a smooth scroll is going on.
  useLayoutEffect(() => {
    const top = positions.get(key);
    const restore = () => scrollTo({ top, behavior: 'instant' });
    const restoring = new AbortController();
    const { signal } = restoring;
    const stop = () => restoring.abort();
    if (type === NavigationType.Pop && hash.length < 2 && top !== undefined) {
      const before = scrollY;
      restore();
      // Chromium may go on with the smooth scroll, even after it has reported its end. A visitor who acts is not scrolled back.
      if (scrollY !== before) {
        addEventListener('scroll', restore, { signal });
        for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(act, stop, { signal });
        setTimeout(stop, RESTORE_MS);
      }
    }
    const record = () => positions.set(key, scrollY);
    addEventListener('scroll', record, { passive: true });
    return () => {
      removeEventListener('scroll', record);
      stop();
    };
  }, [key, type, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` distinguishes a second visit of the same address.
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (hash.length > 1) {
      if (before !== pathname) return scrollToAnchor(hash, timing.anchorOnLoad);
      return isScrolledByLink ? undefined : scrollToAnchor(hash, timing.anchorOnHashChange);
    }
    if (before === undefined) return;
    if (before !== pathname) showHeading(type === NavigationType.Pop);
    if (type === NavigationType.Pop || keepsPosition) return;
    const timer = setTimeout(() => scrollTo({ top: 0, behavior: smoothness() }), timing.scrollAfterNavigation);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, type, keepsPosition, isScrolledByLink]);
}

/** Moves the focus to the heading of the next page. A menu that was opened while that page loaded keeps it, but not after Back. */
function showHeading(isBack: boolean) {
  // Nothing behind a modal dialog can get the focus.
  if (isBack) document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  else if (document.querySelector('[aria-modal] :focus')) return;
  focus(document.querySelector('main h1'));
}

/** Scrolls to the anchor of a hash such as `#faq` after `delay` milliseconds. Returns a function that cancels it. */
export function scrollToAnchor(hash: string, delay: number) {
  const timer = setTimeout(() => {
    const element = hash === '#top' ? document.body : findAnchor(hash.slice(1));
    if (!element) return;
    const top = element.getBoundingClientRect().top + scrollY - limits.anchorOffsetPx;
    scrollTo({ top, behavior: smoothness() });
    focus(element);
  }, delay);
  return () => clearTimeout(timer);
}

/** As the browser does: an id may be escaped in an address, such as `#caf%C3%A9`. */
function findAnchor(fragment: string) {
  const element = document.getElementById(fragment);
  try {
    return element ?? document.getElementById(decodeURIComponent(fragment));
  } catch {
    // Not escaped correctly.
    return element;
  }
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

const smoothness = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
