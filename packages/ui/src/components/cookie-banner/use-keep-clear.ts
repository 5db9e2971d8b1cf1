import { type RefObject, useEffect } from 'react';

/** Space in pixels between the floating element and what has the focus. */
const gap = 20;

/**
 * While `active`, keeps what has the focus from lying under a floating element at the foot of the window (WCAG 2.4.11): the
 * page can be scrolled that much further, and is, when a focus that shows would be covered. Focus that a pointer gives stays where
 * it is: a page that moved under a pressed button would lose the click.
 */
export function useKeepClear(floating: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = floating.current;
    if (!active || !element) return;
    const { style } = document.body;
    const before = style.paddingBottom;
    style.paddingBottom = `${element.offsetHeight + 2 * gap}px`;
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target) || !target.matches(':focus-visible')) return;
      // In the top layer, above the floating element and over a page that is held still.
      if (target.closest('[popover], dialog')) return;
      const covered = target.getBoundingClientRect();
      const cover = element.getBoundingClientRect();
      const apart = covered.right <= cover.left || covered.left >= cover.right || covered.bottom <= cover.top;
      if (!apart) window.scrollBy({ top: covered.bottom - cover.top + gap });
    };
    document.addEventListener('focusin', uncover);
    return () => {
      style.paddingBottom = before;
      document.removeEventListener('focusin', uncover);
    };
  }, [floating, active]);
}
