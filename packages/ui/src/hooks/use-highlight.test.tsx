import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../test/browser.js';
import { timing } from '../tokens/timing.js';
import { useHighlight } from './use-highlight.js';

const interval = 2000;

function Group() {
  const { index, ring, choose, rootProps, itemsProps } = useHighlight({ count: 3, interval });
  return (
    <div {...rootProps} data-testid="group">
      <div {...itemsProps}>
        {[0, 1, 2].map((item) => (
          <button key={item} type="button" aria-pressed={item === index} onClick={() => choose(item)}>
            Item {item}
          </button>
        ))}
      </div>
      <button type="button">Beside</button>
      <output>{'value' in ring ? `full at ${ring.value}` : `fills in ${ring.duration}`}</output>
    </div>
  );
}

const group = () => screen.getByTestId('group');

describe('useHighlight', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('highlights the next item after each interval, and begins again', () => {
    render(<Group />);
    advance(interval - 1);
    expect(group()).toHaveAttribute('data-index', '0');
    advance(1);
    expect(group()).toHaveAttribute('data-index', '1');
    advance(2 * interval);
    expect(group()).toHaveAttribute('data-index', '0');
  });

  it('holds an item that was chosen for 5 s after the last click, then gives it its whole time', () => {
    render(<Group />);
    fireEvent.click(screen.getByText('Item 1'));
    advance(3000);
    fireEvent.click(screen.getByText('Item 2'));
    advance(timing.featureResume - 1);
    expect(group()).toHaveAttribute('data-rotation', 'paused');
    advance(1);
    expect(group()).toHaveAttribute('data-rotation', 'playing');
    advance(interval - 1);
    expect(group()).toHaveAttribute('data-index', '2');
    advance(1);
    expect(group()).toHaveAttribute('data-index', '0');
  });

  it('pauses while an item has keyboard focus, not while something beside the items has', () => {
    render(<Group />);
    const [item, beside] = [screen.getByText('Item 0'), screen.getByText('Beside')];
    act(() => item.focus());
    expect(group()).toHaveAttribute('data-rotation', 'paused');
    act(() => item.blur());
    expect(group()).toHaveAttribute('data-rotation', 'playing');
    act(() => beside.focus());
    expect(group()).toHaveAttribute('data-rotation', 'playing');
  });

  it('shows a full ring where nothing moves by itself', () => {
    const { unmount } = render(<Group />);
    expect(screen.getByText('fills in 2000')).toBeInTheDocument();
    unmount();
    mediaMatches.add(reducedMotion);
    render(<Group />);
    expect(screen.getByText('full at 100')).toBeInTheDocument();
  });
});
