'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useClock } from '../../hooks/clock.js';
import { dismissToast, forgetToast, type ToastEntry } from '../../hooks/use-toast.js';
import { timing } from '../../tokens/timing.js';

/**
 * Closes a toast when its time on the kit's clock is over, and forgets it later. The time stops while pointer or focus
 * are in `region` and while another window has the focus.
 */
export function useToastTimes(toast: ToastEntry | undefined, region: RefObject<HTMLElement | null>) {
  const clock = useClock();
  const [held, setHeld] = useState(false);
  const left = useRef<{ id?: string; duration: number; ms: number }>({ duration: 0, ms: 0 });
  const id = toast?.id;
  const state = toast?.state;
  const duration = toast?.duration ?? timing.toast;

  useEffect(() => {
    if (!id) return;
    if (state === 'closed') return clock.after(timing.toastRemoval, () => forgetToast(id));
    if (held || duration === Number.POSITIVE_INFINITY) return;
    if (left.current.id !== id || left.current.duration !== duration) left.current = { id, duration, ms: duration };
    const start = clock.now();
    const cancel = clock.after(left.current.ms, () => dismissToast(id));
    return () => {
      cancel();
      left.current.ms -= clock.now() - start;
    };
  }, [clock, id, state, duration, held]);

  // DOM listeners, because toasts are portals: React's events do not bubble through their region.
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const listening = new AbortController();
    const on = (target: EventTarget, type: string, isHeld: (event: FocusEvent) => boolean) =>
      target.addEventListener(type, (event) => setHeld(isHeld(event as FocusEvent)), { signal: listening.signal });
    on(element, 'pointermove', () => true);
    on(element, 'pointerleave', () => element.contains(document.activeElement));
    on(element, 'focusin', () => true);
    on(element, 'focusout', ({ relatedTarget }) => element.contains(relatedTarget as Node | null));
    on(window, 'blur', () => true);
    on(window, 'focus', () => false);
    return () => listening.abort();
  }, [region]);
}
