'use client';

import { useEffect, useRef } from 'react';

/**
 * Keeps an element at least as high as it has been at its current width, so that rotating content causes no layout
 * shift. Returns a ref for it; releases the height when `active` ends.
 */
export function useReservedHeight<T extends HTMLElement>(active: boolean) {
  const ref = useRef<T>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !active) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        width = element.offsetWidth;
        element.style.minHeight = '';
      }
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.minHeight = '';
      if (!element.getAttribute('style')) element.removeAttribute('style');
    };
  }, [active]);

  return ref;
}
