import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../test/browser.js';
import { useSwap } from './use-swap.js';

function Swapped({ value }: { value: string }) {
  const { shown, phase } = useSwap(value, value, 400);
  return <p data-phase={phase}>{shown}</p>;
}

const line = () => {
  const paragraph = screen.getByRole('paragraph');
  return `${paragraph.textContent} ${paragraph.dataset.phase}`;
};

describe('useSwap', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('starts the fade immediately, shows the new value from its middle on, and ends on time', () => {
    const { rerender } = render(<Swapped value="old" />);
    expect(line()).toBe('old visible');
    rerender(<Swapped value="new" />);
    expect(line()).toBe('old fading');
    advance(199);
    expect(line()).toBe('old fading');
    advance(1);
    expect(line()).toBe('new fading');
    advance(199);
    expect(line()).toBe('new fading');
    advance(1);
    expect(line()).toBe('new visible');
  });

  it('starts again when the value changes during a fade', () => {
    const { rerender } = render(<Swapped value="a" />);
    rerender(<Swapped value="b" />);
    advance(300);
    rerender(<Swapped value="c" />);
    advance(199);
    expect(line()).toBe('b fading');
    advance(201);
    expect(line()).toBe('c visible');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the shown value when the value changes back before the middle of the fade', () => {
    const { rerender } = render(<Swapped value="a" />);
    rerender(<Swapped value="b" />);
    advance(100);
    rerender(<Swapped value="a" />);
    expect(line()).toBe('a visible');
    advance(1000);
    expect(line()).toBe('a visible');
  });

  it('changes immediately under reduced motion', () => {
    mediaMatches.add(reducedMotion);
    const { rerender } = render(<Swapped value="old" />);
    rerender(<Swapped value="new" />);
    expect(line()).toBe('new visible');
    expect(vi.getTimerCount()).toBe(0);
  });
});
