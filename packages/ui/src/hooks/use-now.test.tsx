import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advance } from '../test/browser.js';
import { useNow } from './use-now.js';

beforeEach(() => vi.useFakeTimers({ now: 1_000 }));
afterEach(() => vi.useRealTimers());

it('reads the time immediately and then at every interval', () => {
  const { result } = renderHook(() => useNow(60_000));
  expect(result.current).toBe(1_000);
  advance(59_999);
  expect(result.current).toBe(1_000);
  advance(1);
  expect(result.current).toBe(61_000);
  advance(60_000);
  expect(result.current).toBe(121_000);
});

it('returns no time on a server, and leaves no timer behind', () => {
  const Probe = () => <p>{String(useNow(60_000))}</p>;
  expect(renderToString(<Probe />)).toBe('<p>undefined</p>');
  renderHook(() => useNow(60_000)).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
