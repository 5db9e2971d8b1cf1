import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { mediaMatches, observed, showFocus } from './browser.js';

// A long timeout for slow machines. Only a failing test waits this long.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has none of these. Each does just enough for the tests.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  observed.clear();
  mediaMatches.clear();
  localStorage.clear();
  // The event that a `clear` in another tab would send, so that modules forget what they read from the storage.
  window.dispatchEvent(new StorageEvent('storage'));
  showFocus();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: IntersectionObserverCallback) {}
      observe = (element: Element) => observed.set(element, this.callback);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => {
        for (const [element, callback] of observed) if (callback === this.callback) observed.delete(element);
      };
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  window.matchMedia = (query) => {
    const listeners = new Set<(event: MediaQueryListEvent) => void>();
    return {
      media: query,
      get matches() {
        return mediaMatches.has(query);
      },
      addEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  // user-event checks for Jest's fake timers and hangs without these.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});

// All files of a worker share one window and one copy of the Testing Library, which would clean up only after the first
// file.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
