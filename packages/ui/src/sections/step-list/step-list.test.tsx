import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion, setVisibility } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { StepList } from './step-list.js';

const steps = ['Complete Your Profile', 'AI Analysis', 'Connect with Lenders', 'Secure Funding'].map((title) => ({
  title,
  description: `About ${title}.`,
}));
const states = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'));
const activeIndex = () => states().indexOf('active');

describe('StepList', () => {
  describeContract(<StepList steps={steps} />, { slot: 'step-list' });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights nothing before 1 s, then each step for 5 s, and begins again', () => {
      render(<StepList steps={steps} data-testid="list" />);
      advance(timing.stepFirst - 1);
      expect(activeIndex()).toBe(-1);
      expect(screen.getByTestId('list')).toHaveAttribute('data-index', '-1');
      advance(1);
      expect(activeIndex()).toBe(0);
      for (const next of [1, 2, 3, 0]) {
        advance(timing.step - 1);
        expect(activeIndex()).not.toBe(next);
        advance(1);
        expect(activeIndex()).toBe(next);
      }
    });

    it('pauses on the hovered step, and resumes when the mouse leaves', () => {
      render(<StepList steps={steps} data-testid="list" />);
      advance(timing.stepFirst);
      fireEvent.pointerEnter(screen.getAllByRole('listitem')[2] as HTMLElement, { pointerType: 'mouse' });
      expect(activeIndex()).toBe(2);
      advance(10 * timing.step);
      expect(activeIndex()).toBe(2);
      expect(screen.getByTestId('list')).toHaveAttribute('data-rotation', 'paused');
      fireEvent.pointerLeave(screen.getByRole('list'));
      advance(timing.step);
      expect(activeIndex()).toBe(3);
    });

    it('does not move in a hidden tab', () => {
      render(<StepList steps={steps} />);
      setVisibility('hidden');
      advance(60_000);
      expect(activeIndex()).toBe(-1);
      setVisibility('visible');
      advance(timing.stepFirst);
      expect(activeIndex()).toBe(0);
    });

    it('highlights nothing by itself under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      render(<StepList steps={steps} />);
      advance(60_000);
      expect(activeIndex()).toBe(-1);
    });

    it('stops when the visitor pauses motion', () => {
      render(<StepList steps={steps} />);
      advance(timing.stepFirst);
      act(() => screen.getByRole('button', { name: 'Pause motion' }).click());
      advance(60_000);
      expect(activeIndex()).toBe(0);
      act(() => screen.getByRole('button', { name: 'Play motion' }).click());
      advance(timing.step);
      expect(activeIndex()).toBe(1);
    });
  });

  it('keeps every text in the page, highlighted or not', () => {
    render(<StepList steps={steps} />);
    for (const { description } of steps) expect(screen.getByText(description)).toBeInTheDocument();
  });
});
