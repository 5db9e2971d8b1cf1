'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { ToastEntry } from '../../hooks/use-toast.js';

/** When a toast closes while the focus is in `region`, returns the focus to where it was before. */
export function useFocusReturn(toast: ToastEntry | undefined, region: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(undefined);
  const open = toast?.state === 'open';

  // A DOM listener, because toasts are portals.
  useEffect(() => {
    const element = region.current;
    const record = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !element?.contains(from)) before.current = from;
    };
    element?.addEventListener('focusin', record);
    return () => element?.removeEventListener('focusin', record);
  }, [region]);

  useEffect(() => {
    if (open || !region.current?.contains(document.activeElement)) return;
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement).blur();
  }, [open, region]);
}
