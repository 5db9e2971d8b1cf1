import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Elements that an IntersectionObserver watches, with its callback. */
export const observed = new Map<Element, IntersectionObserverCallback>();

/** Media queries that match; empty before each test. Add to it before rendering. */
export const mediaMatches = new Set<string>();

/** The query of visitors who asked for less motion. */
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
 * Lets an element with the focus match `:focus-visible` as in browsers: unless the last press was a pointer's. jsdom guesses
 * from all that was ever done in its window, which tests share.
 */
export function showFocus() {
  keyboardLast = true;
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':focus-visible'
      ? keyboardLast && this === document.activeElement
      : matches.call(this, selector);
  } as typeof matches;
}

/** Tells whoever observes `element` that it is (or is not) in view, `top` pixels below the viewport's top. */
export function intersect(element: Element, isIntersecting: boolean, top?: number) {
  intersectInTurn(element, [isIntersecting], top);
}

/** Tells all at once what came about one after the other, as browsers do to a busy page. */
export function intersectInTurn(element: Element, turns: boolean[], top?: number) {
  const entries = turns.map((isIntersecting) => ({
    target: element,
    isIntersecting,
    boundingClientRect: { top: top ?? (isIntersecting ? 0 : 2000) },
  }));
  act(() => observed.get(element)?.(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver));
}

/** Lets `ms` milliseconds of fake time pass. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Lets dialogs open and close: jsdom draws none. */
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
