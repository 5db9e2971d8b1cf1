// @vitest-environment jsdom
import { timing } from '@boundless/ui/timing';
import { expect, it, vi } from 'vitest';
import { scrollToAnchor } from './use-scrolling.js';

it.each([
  ['#faq', 'faq'],
  ['#caf%C3%A9', 'café'],
  ['#a%20b', 'a b'],
  ['#100%', '100%'],
  ['#a%20b', 'a%20b'],
])('for %s it moves the focus to the element with the id "%s"', (hash, id) => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '<h2></h2>';
  const heading = document.querySelector('h2') as HTMLElement;
  heading.id = id;
  scrollToAnchor(hash, timing.anchorOnHashChange);
  vi.advanceTimersByTime(timing.anchorOnHashChange);
  expect(document.activeElement).toBe(heading);
  vi.useRealTimers();
});
