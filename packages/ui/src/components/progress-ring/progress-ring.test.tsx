import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { intersect, observed } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { ProgressRing } from './progress-ring.js';

const ring = () => document.querySelector('[data-slot=progress-ring]');
const progress = () => Number(ring()?.getAttribute('data-progress'));

describe('ProgressRing', () => {
  describeContract(<ProgressRing elapsed={() => 500} duration={6_000} playing label="Time on this benefit" />, {
    slot: 'progress-ring',
  });

  it('is decoration beside its item', () => {
    render(<ProgressRing value={34} />);
    expect(ring()).toHaveAttribute('aria-hidden', 'true');
    expect(progress()).toBe(34);
  });

  it('is a progress bar with a label', () => {
    render(<ProgressRing value={34} label="Time on this benefit" />);
    expect(screen.getByRole('progressbar', { name: 'Time on this benefit' })).toHaveAttribute('aria-valuenow', '34');
  });

  it.each([
    [-5, 0],
    [120, 100],
    [Number.NaN, 0],
  ])('is between empty and full: %d is %d', (value, shown) => {
    render(<ProgressRing value={value} label="Time on this benefit" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(shown));
    expect(ring()).toHaveAttribute('data-progress', String(shown));
    expect(ring()?.querySelector('path:last-child')).toHaveStyle({ strokeDashoffset: String(100 - shown) });
  });

  it('leaves the circle open: 285 degrees', () => {
    render(<ProgressRing />);
    const [x = 0, y = 0] =
      ring()
        ?.querySelector('path')
        ?.getAttribute('d')
        ?.match(/[\d.]+ [\d.]+$/)?.[0]
        .split(' ')
        .map(Number) ?? [];
    const angle = (Math.atan2(y - 32, x - 32) * 180) / Math.PI;
    expect(Math.hypot(x - 32, y - 32)).toBeCloseTo(28, 1);
    expect((angle + 270) % 360).toBeCloseTo(285, 0);
  });

  describe('as time passes', () => {
    const clock = createSteppedClock();
    let start = 0;
    const elapsed = () => clock.now() - start;
    beforeEach(() => {
      start = clock.now();
    });
    const draw = (playing: boolean) => (
      <ClockContext.Provider value={clock}>
        <ProgressRing elapsed={elapsed} duration={timing.bubble} playing={playing} label="Time" />
      </ClockContext.Provider>
    );

    it('advances by 100/60 per cent every 100 ms, stops while paused, and ends full', () => {
      const { rerender } = render(draw(true));
      clock.step(timing.ringTick - 1);
      expect(progress()).toBe(0);
      clock.step(1);
      expect(progress()).toBe(1.67);
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
      clock.step(29 * timing.ringTick);
      expect(progress()).toBe(50);
      rerender(draw(false));
      clock.step(timing.ringTick);
      expect(progress()).toBe(50);
      rerender(draw(true));
      clock.step(60 * timing.ringTick);
      expect(progress()).toBe(100);
    });

    it('is drawn only on the screen, and follows as soon as it is there again', () => {
      const { unmount } = render(draw(true));
      const shape = ring() as Element;
      const drawn = () => (shape.querySelector('path:last-child') as SVGElement).style.strokeDashoffset;
      const before = drawn();
      intersect(shape, false);
      const from = progress();
      clock.step(6 * timing.ringTick);
      expect(progress()).not.toBe(from);
      expect(drawn()).toBe(before);
      intersect(shape, true);
      expect(Number(drawn())).toBeCloseTo(100 - progress(), 2);
      clock.step(timing.ringTick);
      expect(Number(drawn())).toBeCloseTo(100 - progress(), 2);
      unmount();
      expect(observed.size).toBe(0);
    });

    it('shows its value again when it follows nothing', () => {
      const { rerender } = render(draw(true));
      clock.step(60 * timing.ringTick);
      rerender(<ProgressRing value={10} label="Time" />);
      expect(progress()).toBe(10);
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
      expect(ring()?.querySelector('path:last-child')).toHaveStyle({ strokeDashoffset: '90' });
    });
  });
});
