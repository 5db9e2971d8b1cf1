import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Elements that an IntersectionObserver watches, with its callback. */
export const observed = new Map<Element, IntersectionObserverCallback>();

/** Media queries that match; empty before each test. Add to it before rendering. */
export const mediaMatches = new Set<string>();

/** The query of visitors who asked for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Tells whoever observes `element` that it is (or is not) in view, `top` pixels below the viewport's top. */
export function intersect(element: Element, isIntersecting: boolean, top = isIntersecting ? 0 : 2000) {
  const entry = {
    target: element,
    isIntersecting,
    boundingClientRect: { top },
  } as unknown as IntersectionObserverEntry;
  act(() => observed.get(element)?.([entry], {} as IntersectionObserver));
}

/** Lets `ms` milliseconds of fake time pass. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Hides the tab, or shows it again. */
export function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}
