'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page has been scrolled down by more than `distance` pixels; `false` on the server. */
export const useScrolled = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
