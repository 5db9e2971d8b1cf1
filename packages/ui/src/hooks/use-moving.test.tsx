import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../test/browser.js';
import { timing } from '../tokens/timing.js';
import { useMoving } from './use-moving.js';

function Row({ index }: { index: number }) {
  const row = useRef<HTMLDivElement>(null);
  useMoving(row, index);
  return <div ref={row} data-testid="row" />;
}

describe('useMoving', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sets no attribute initially or without a change', () => {
    const { rerender } = render(<Row index={0} />);
    rerender(<Row index={0} />);
    expect(screen.getByTestId('row')).not.toHaveAttribute('data-moving');
  });

  it('sets the attribute from a change until the parts have moved', () => {
    const { rerender } = render(<Row index={0} />);
    rerender(<Row index={1} />);
    advance(timing.cardMove - 1);
    expect(screen.getByTestId('row')).toHaveAttribute('data-moving', 'true');
    advance(1);
    expect(screen.getByTestId('row')).not.toHaveAttribute('data-moving');
  });

  it('starts again with another change, and leaves no timer behind', () => {
    const { rerender, unmount } = render(<Row index={0} />);
    rerender(<Row index={1} />);
    advance(timing.cardMove - 1);
    rerender(<Row index={2} />);
    advance(timing.cardMove - 1);
    expect(screen.getByTestId('row')).toHaveAttribute('data-moving', 'true');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
