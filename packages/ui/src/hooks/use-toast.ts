'use client';

import { useSyncExternalStore } from 'react';

export interface ToastContent {
  /** What happened, in a few words. */
  title: string;
  /** A second line. */
  description?: string | undefined;
  /** Kind of result. @default 'done' */
  kind?: 'done' | 'failed' | undefined;
  /** Milliseconds for which it is shown; `Infinity` until it is dismissed. @default 5000 */
  duration?: number | undefined;
}

export interface ToastEntry extends ToastContent {
  id: string;
  state: 'open' | 'closed';
}

export interface ToastHandle {
  id: string;
  /** Changes its text. */
  update(content: Partial<ToastContent>): void;
  dismiss(): void;
}

let current: ToastEntry | undefined;
let count = 0;
const listeners = new Set<() => void>();

function publish(next: ToastEntry | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the current one. `Toaster` renders it; if that is loaded later, the toast waits. */
export function toast(content: ToastContent): ToastHandle {
  count += 1;
  const id = `toast-${count}`;
  publish({ ...content, id, state: 'open' });
  return {
    id,
    update(change) {
      if (current?.id === id) publish({ ...current, ...change });
    },
    dismiss: () => dismissToast(id),
  };
}

/** Closes the toast, if it is still the one with this `id`. `Toaster` forgets it later. */
export function dismissToast(id: string | undefined = current?.id) {
  if (!current || current.id !== id || current.state === 'closed') return;
  publish({ ...current, state: 'closed' });
}

export function forgetToast(id: string) {
  if (current?.id === id) publish(undefined);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current toast, shown while it is `open`. */
export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
