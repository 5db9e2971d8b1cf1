import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useReservedHeight } from './use-reserved-height.js';

let resized: () => void = () => {};

function Box({ active }: { active: boolean }) {
  return <div ref={useReservedHeight<HTMLDivElement>(active)} data-testid="box" />;
}

function resize(box: HTMLElement, width: number, height: number) {
  vi.spyOn(box, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(box, 'offsetHeight', 'get').mockImplementation(() =>
    Math.max(height, Number.parseInt(box.style.minHeight, 10) || 0),
  );
  act(() => resized());
}

describe('useReservedHeight', () => {
  it('keeps the greatest height at one width, and starts again at another width', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    const { rerender } = render(<Box active />);
    const box = screen.getByTestId('box');
    resize(box, 800, 500);
    expect(box.style.minHeight).toBe('500px');
    resize(box, 800, 300);
    expect(box.style.minHeight).toBe('500px');
    resize(box, 800, 620);
    expect(box.style.minHeight).toBe('620px');
    resize(box, 390, 200);
    expect(box.style.minHeight).toBe('200px');
    rerender(<Box active={false} />);
    expect(box).not.toHaveAttribute('style');
  });
});
