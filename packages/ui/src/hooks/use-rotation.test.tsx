import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion, setVisibility } from '../test/browser.js';
import { ClockContext, createSteppedClock } from './clock.js';
import { type Rotation, type UseRotationOptions, useRotation } from './use-rotation.js';

let rotation: Rotation;

function Widget(options: Partial<UseRotationOptions>) {
  rotation = useRotation({ count: 3, hold: 4000, ...options });
  return (
    <div {...rotation.rootProps} data-testid="widget">
      <button type="button">Inside</button>
    </div>
  );
}

const widget = () => screen.getByTestId('widget');
const expectState = (index: number, state: 'playing' | 'paused') => {
  expect(widget()).toHaveAttribute('data-index', String(index));
  expect(widget()).toHaveAttribute('data-rotation', state);
};

describe('useRotation', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('rotates from mounting on, and leaves no timer after unmounting', () => {
    const { unmount } = render(<Widget />, { wrapper: StrictMode });
    advance(3999);
    expectState(0, 'playing');
    advance(1);
    expectState(1, 'playing');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not move in a hidden tab and under reduced motion', () => {
    const { unmount } = render(<Widget />);
    setVisibility('hidden');
    expectState(0, 'paused');
    setVisibility('visible');
    expectState(0, 'playing');
    unmount();
    mediaMatches.add(reducedMotion);
    render(<Widget />);
    expectState(0, 'paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('given another count, hold or clock', () => {
    it('keeps its item, or the last item if there are fewer now, and restarts its time', () => {
      const { rerender } = render(<Widget />);
      advance(8000 + 3000);
      rerender(<Widget count={4} hold={5000} />);
      expectState(2, 'playing');
      advance(4999);
      expectState(2, 'playing');
      advance(1);
      expectState(3, 'playing');
      rerender(<Widget count={2} />);
      expectState(1, 'playing');
    });

    it('keeps every reason to pause until it is removed', () => {
      const { rerender } = render(<Widget pauseOnFocus />);
      act(() => rotation.pause('hover'));
      act(() => screen.getByRole('button').focus());
      rerender(<Widget pauseOnFocus count={4} />);
      expectState(0, 'paused');
      act(() => rotation.resume('hover'));
      rerender(<Widget pauseOnFocus count={4} hold={5000} />);
      advance(60_000);
      expectState(0, 'paused');
      act(() => screen.getByRole('button').blur());
      expectState(0, 'playing');
      advance(5000);
      expectState(1, 'playing');
    });

    it('ends a timed pause at its original time', () => {
      const { rerender } = render(<Widget />);
      act(() => rotation.pauseFor('click', 5000));
      advance(3000);
      rerender(<Widget count={4} />);
      advance(1999);
      expectState(0, 'paused');
      advance(1);
      expectState(0, 'playing');
    });

    it('keeps the remaining time of a timed pause with another clock', () => {
      const clock = createSteppedClock();
      clock.step(60_000);
      const withClock = (child: ReactNode) => <ClockContext value={clock}>{child}</ClockContext>;
      const other = createSteppedClock();
      const { rerender } = render(withClock(<Widget />));
      act(() => rotation.pauseFor('click', 5000));
      rerender(<ClockContext value={other}>{<Widget />}</ClockContext>);
      act(() => other.step(4999));
      expectState(0, 'paused');
      act(() => other.step(1));
      expectState(0, 'playing');
    });
  });

  describe('with a short list', () => {
    it.each([0, -1])('does nothing without items, with first index %d', (start) => {
      expect(renderToString(<Widget count={0} start={start} />)).toContain('data-index="-1"');
      render(<Widget count={0} start={start} first={1000} />);
      expectState(-1, 'paused');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('keeps an item before the one it started with', () => {
      const { rerender } = render(<Widget start={2} />);
      advance(4000);
      expectState(0, 'playing');
      rerender(<Widget start={2} count={4} />);
      expectState(0, 'playing');
    });

    it('starts from the beginning when items are added', () => {
      const { rerender } = render(<Widget />);
      advance(4000);
      rerender(<Widget count={0} />);
      expectState(-1, 'paused');
      rerender(<Widget />);
      expectState(0, 'playing');
      advance(4000);
      expectState(1, 'playing');
    });

    it('does not move with a single item, initially or after its first highlight', () => {
      const { unmount } = render(<Widget count={1} />);
      expectState(0, 'paused');
      unmount();
      render(<Widget count={1} first={1000} start={-1} />);
      advance(999);
      expectState(-1, 'playing');
      advance(1);
      expectState(0, 'paused');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('rotates when a second item is added', () => {
      const { rerender } = render(<Widget count={1} />);
      rerender(<Widget count={2} />);
      expectState(0, 'playing');
    });
  });
});
