import { type RefObject, useEffect } from 'react';

/** Pixels between the floating element and the focused element. */
const gap = 20;

/**
 * While `active`, keeps a floating element at the bottom of the window from covering the focused element (WCAG 2.4.11):
 * adds space to the end of the page and scrolls if a visible focus would be covered. Does not scroll for focus by
 * pointer: moving the page under a pressed button would lose the click.
 */
export function useKeepClear(floating: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = floating.current;
    if (!active || !element) return;
    const { style } = document.body;
    const before = style.paddingBottom;
    // Its height changes when a phone is rotated and when text is enlarged.
    const resizing = new ResizeObserver(() => {
      style.paddingBottom = `${element.offsetHeight + 2 * gap}px`;
    });
    resizing.observe(element);
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target) || !target.matches(':focus-visible')) return;
      // A script has moved the focus, for example to the target of a link, and scrolls by itself.
      if (target.matches('[tabindex="-1"]')) return;
      // The focused element is in the top layer: above the floating element, and the page behind it does not scroll.
      if (target.closest('[popover], dialog')) return;
      const covered = target.getBoundingClientRect();
      const cover = element.getBoundingClientRect();
      const apart = covered.right <= cover.left || covered.left >= cover.right || covered.bottom <= cover.top;
      if (!apart) window.scrollBy({ top: covered.bottom - cover.top + gap });
    };
    document.addEventListener('focusin', uncover);
    return () => {
      resizing.disconnect();
      style.paddingBottom = before;
      document.removeEventListener('focusin', uncover);
    };
  }, [floating, active]);
}
