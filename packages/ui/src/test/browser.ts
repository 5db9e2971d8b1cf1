import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Elements that an IntersectionObserver watches, with its callback. */
export const observed = new Map<Element, IntersectionObserverCallback>();

/** Media queries that match; empty before each test. Add to it before rendering. */
export const mediaMatches = new Set<string>();

/** The query for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

const { matches } = Element.prototype;
let keyboardLast = true;
for (const [type, keyboard] of [
  ['keydown', true],
  ['mousedown', false],
  ['pointerdown', false],
] as const)
  window.addEventListener(type, () => (keyboardLast = keyboard), { capture: true });

/**
 * Makes a focused element match `:focus-visible` as in browsers: unless the last press was a pointer's. jsdom considers
 * all earlier events in its window, which tests share.
 */
export function showFocus() {
  keyboardLast = true;
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':focus-visible'
      ? keyboardLast && this === document.activeElement
      : matches.call(this, selector);
  } as typeof matches;
}

/** Tells the observers of `element` that it is (or is not) in view, `top` pixels below the viewport's top. */
export function intersect(element: Element, isIntersecting: boolean, top?: number) {
  intersectInTurn(element, [isIntersecting], top);
}

/** Delivers several changes in one call, as browsers do on a busy page. */
export function intersectInTurn(element: Element, turns: boolean[], top?: number) {
  const entries = turns.map((isIntersecting) => ({
    target: element,
    isIntersecting,
    boundingClientRect: { top: top ?? (isIntersecting ? 0 : 2000) },
  }));
  act(() => observed.get(element)?.(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver));
}

/** Advances the fake timers by `ms` milliseconds. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Makes dialogs open and close: jsdom does not implement them. */
export function stubDialogs() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Hides the tab, or shows it again. */
export function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}
