'use client';

import { type RefObject, useEffect } from 'react';

/** Pixels below and above the floating element. */
const gap = 20;

/**
 * While `active`, keeps a floating element at the bottom of the window from covering the focused element (WCAG 2.4.11):
 * adds space to the end of the page, and scroll padding, above which browsers scroll what gets the focus (technique C43).
 */
export function useKeepClear(floating: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = floating.current;
    if (!active || !element) return;
    const page = document.documentElement.style;
    const body = document.body.style;
    const before = [page.scrollPaddingBottom, body.paddingBottom] as const;
    // Its height changes when a phone is rotated and when text is enlarged.
    const resizing = new ResizeObserver(() => {
      page.scrollPaddingBottom = body.paddingBottom = `${element.offsetHeight + 2 * gap}px`;
    });
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      [page.scrollPaddingBottom, body.paddingBottom] = before;
    };
  }, [floating, active]);
}
