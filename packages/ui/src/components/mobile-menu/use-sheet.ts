'use client';

import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { breakpoints } from '../../tokens/limits.js';

type ElementRef = RefObject<HTMLElement | null>;

/** Focuses the opener, or if a wide window hides it, the first control beside it. */
function focusFirst(opener: HTMLElement | null) {
  const others = opener?.parentElement?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
  for (const control of [opener, ...others]) {
    control?.focus();
    if (document.activeElement === control) return;
  }
}

/**
 * State of a sheet over the page. It is a native popover; the page behind it does not scroll; focus moves to `first`
 * when it opens and to `opener` when it closes, or to its neighbour if `opener` is hidden. Closes when the window becomes wide, and when the visitor goes back.
 */
export function useSheet(sheet: ElementRef, opener: ElementRef, first: ElementRef) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const wide = useMediaQuery(`(min-width: ${breakpoints.wide})`);

  useEffect(() => {
    if (wide) setOpen(false);
    // The browser opened it before hydration.
    else if (sheet.current?.togglePopover && sheet.current.matches(':popover-open')) setOpen(true);
  }, [wide, sheet]);

  useEffect(() => {
    if (open) {
      wasOpen.current = true;
      sheet.current?.togglePopover?.(true);
      if (!sheet.current?.contains(document.activeElement)) first.current?.focus();
      const { style } = document.documentElement;
      const before = style.overflow;
      style.overflow = 'hidden';
      const close = () => setOpen(false);
      window.addEventListener('popstate', close);
      return () => {
        style.overflow = before;
        window.removeEventListener('popstate', close);
      };
    }
    if (!wasOpen.current) return;
    const { activeElement } = document;
    const isFocusElsewhere = activeElement !== document.body && !sheet.current?.contains(activeElement);
    sheet.current?.togglePopover?.(false);
    // After Back the heading of the page has the focus.
    if (!isFocusElsewhere) focusFirst(opener.current);
    wasOpen.current = false;
  }, [open, sheet, opener, first]);

  return {
    id,
    open,
    setOpen,
    /** Called when the browser opened or closed it: by a press of the button before hydration, or the back gesture. */
    onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
  };
}
