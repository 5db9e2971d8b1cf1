'use client';

import { useSyncExternalStore } from 'react';

/** Whether the page moves by itself: the visitor's choice, unless the system prefers reduced motion. */
export type Motion = 'playing' | 'paused' | 'reduced';

const storageKey = 'motion';
const query = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
let choice: 'playing' | 'paused' = 'playing';
let forced: Motion | undefined;
let media: MediaQueryList | undefined;

const current = (): Motion => forced ?? (media?.matches ? 'reduced' : choice);

function publish() {
  document.documentElement.dataset.motion = current();
  for (const listener of listeners) listener();
}

function readStored() {
  try {
    choice = localStorage.getItem(storageKey) === 'paused' ? 'paused' : 'playing';
  } catch {
    // Storage may be blocked; then the choice lasts as long as the page.
  }
}

function subscribe(listener: () => void) {
  // Only once per page, so that unmounting does not lose a choice that could not be stored.
  if (!media) {
    media = window.matchMedia(query);
    media.addEventListener('change', publish);
    window.addEventListener('storage', onStorage);
    readStored();
  }
  listeners.add(listener);
  document.documentElement.dataset.motion = current();
  return () => listeners.delete(listener);
}

function onStorage(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  readStored();
  publish();
}

/** The page's motion state: `playing` on the server, the visitor's state after hydration. */
export const useMotion = (): Motion => useSyncExternalStore(subscribe, current, () => 'playing');

/**
 * Stops or restarts everything that moves by itself (WCAG 2.2.2) and keeps the choice in local storage
 * (`motion` = `paused` or `playing`).
 */
export function toggleMotion() {
  choice = choice === 'paused' ? 'playing' : 'paused';
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // See readStored.
  }
  publish();
}

/** Overrides the motion state; `undefined` ends the override. For Storybook and tests. */
export function forceMotion(motion: Motion | undefined) {
  forced = motion;
  publish();
}
