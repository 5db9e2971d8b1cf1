import { act, renderHook } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { mediaMatches, reducedMotion } from '../test/browser.js';
import { toggleMotion, useMotion } from './motion.js';

/** The hook's result on a new page. */
async function onNextPage() {
  vi.resetModules();
  const page = await import('./motion.js');
  return renderHook(() => page.useMotion()).result.current;
}

// Reset for the next test file in this worker.
afterAll(() => vi.resetModules());

const inOtherTab = (motion: string) => {
  localStorage.setItem('motion', motion);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motion' })));
};
const forbidden = () => {
  throw new DOMException('', 'SecurityError');
};

it('plays until the visitor pauses it, and keeps the choice for the next page', async () => {
  const { result } = renderHook(() => useMotion());
  expect(result.current).toBe('playing');
  act(toggleMotion);
  expect(result.current).toBe('paused');
  expect(document.documentElement.dataset.motion).toBe('paused');
  expect(await onNextPage()).toBe('paused');
});

it("keeps a pause for the page's lifetime if storage cannot be written", () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const { unmount } = renderHook(() => useMotion());
  act(toggleMotion);
  unmount();
  expect(renderHook(() => useMotion()).result.current).toBe('paused');
});

it('plays if storage cannot be read', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  expect(await onNextPage()).toBe('playing');
});

it('follows a choice made in another tab, also while no component uses it', () => {
  const { result, unmount } = renderHook(() => useMotion());
  inOtherTab('paused');
  expect(result.current).toBe('paused');
  unmount();
  inOtherTab('playing');
  expect(renderHook(() => useMotion()).result.current).toBe('playing');
});

it('is reduced under reduced motion, whatever the choice', () => {
  mediaMatches.add(reducedMotion);
  const { result } = renderHook(() => useMotion());
  act(toggleMotion);
  expect(result.current).toBe('reduced');
});

it('is on the page when it is forced, also while no component uses it', async () => {
  vi.resetModules();
  const { forceMotion } = await import('./motion.js');
  forceMotion('reduced');
  expect(document.documentElement.dataset.motion).toBe('reduced');
  forceMotion(undefined);
  expect(document.documentElement.dataset.motion).toBe('playing');
});
