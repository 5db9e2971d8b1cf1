import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReading } from './use-reading.js';

let renders = 0;

function Text({ ids = ['a', 'b', 'c'] }: { ids?: string[] }) {
  const sections = ids.map((id) => ({ id }));
  const { current, progress } = useReading(sections, 'text');
  renders++;
  return (
    <div id="text">
      <output>{`${current} ${progress}`}</output>
      <h2 id="a">A</h2>
      <h2 id="b">B</h2>
      <h2 id="c">C</h2>
    </div>
  );
}

/** A text of 2000 px at the top of the page, headings at 200, 800 and 1600 px, in a window 700 px high. */
function scrollTo(y: number) {
  const tops: Record<string, number> = { text: 0, a: 200, b: 800, c: 1600 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (tops[this.id] ?? 0) - y, height: this.id === 'text' ? 2000 : 40 } as DOMRect;
  });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
  });
}

describe('useReading', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', 700);
  });
  afterEach(() => vi.useRealTimers());

  it('returns the current section and how much of the text was read', () => {
    render(<Text />);
    const outputAt = (y: number) => {
      scrollTo(y);
      return screen.getByRole('status').textContent;
    };
    expect(outputAt(0)).toBe('undefined 7');
    expect(outputAt(79)).toBe('undefined 13');
    expect(outputAt(80)).toBe('a 13');
    expect(outputAt(679)).toBe('a 56');
    expect(outputAt(680)).toBe('b 56');
    expect(outputAt(1300)).toBe('b 100');
    expect(outputAt(1900)).toBe('c 100');
  });

  it('starts again from zero for another text', () => {
    const { rerender } = render(<Text />);
    scrollTo(1900);
    expect(screen.getByRole('status')).toHaveTextContent('c 100');
    rerender(<Text ids={['d', 'e']} />);
    scrollTo(-200);
    expect(screen.getByRole('status')).toHaveTextContent('undefined 0');
  });

  it('renders again only when something changes, and leaves no timer after it is unmounted', () => {
    const { unmount } = render(<Text />);
    scrollTo(500);
    const before = renders;
    scrollTo(501);
    scrollTo(502);
    expect(renders).toBe(before);
    window.dispatchEvent(new Event('scroll'));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
