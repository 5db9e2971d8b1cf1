import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { advance } from '../../test/browser.js';
import { axeProblems, describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { Tooltip } from './tooltip.js';
import { TooltipGroup } from './tooltip-group.js';

const fit = (
  <Tooltip content="Score from 0 to 100" id="given" data-given="yes">
    <button type="button">Fit</button>
  </Tooltip>
);
const pair = (
  <TooltipGroup>
    {fit}
    <Tooltip content="Yearly">
      <button type="button">Rate</button>
    </Tooltip>
  </TooltipGroup>
);
const shown = () => document.querySelector('[data-slot=tooltip-content]');
const enter = (name: string) => fireEvent.pointerMove(screen.getByText(name), { pointerType: 'mouse' });
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByText(name), { pointerType: 'mouse' });
  // Not on the way from the trigger to the tooltip.
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 999, clientY: 999 });
};

describe('Tooltip', () => {
  describeContract(fit, { slot: 'tooltip-trigger', rootless: true });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('opens after 700 ms under the mouse', () => {
      render(fit);
      enter('Fit');
      advance(timing.tooltipDelay - 1);
      expect(shown()).not.toBeInTheDocument();
      advance(1);
      expect(shown()).toHaveTextContent('Score from 0 to 100');
      expect(shown()).toHaveAttribute('data-state', 'open');
      expect(shown()).toHaveAttribute('data-given', 'yes');
      expect(screen.getByText('Fit')).toHaveAccessibleDescription('Score from 0 to 100');
    });

    it('uses the clock of its context', () => {
      const clock = createSteppedClock();
      render(<ClockContext value={clock}>{fit}</ClockContext>);
      enter('Fit');
      advance(2 * timing.tooltipDelay);
      expect(shown()).not.toBeInTheDocument();
      act(() => clock.step(timing.tooltipDelay));
      expect(shown()).toBeInTheDocument();
    });

    it('closes the open tooltip of another group', () => {
      render(
        <>
          {fit}
          <Tooltip content="Yearly">
            <button type="button">Rate</button>
          </Tooltip>
        </>,
      );
      act(() => screen.getByText('Rate').focus());
      advance(20);
      expect(shown()).toHaveTextContent('Yearly');
      enter('Fit');
      advance(timing.tooltipDelay);
      expect(document.querySelectorAll('[data-slot=tooltip-content]')).toHaveLength(1);
      expect(shown()).toHaveTextContent('Score');
    });

    it('stays closed when its trigger is pressed during the delay', () => {
      render(fit);
      enter('Fit');
      fireEvent.pointerDown(screen.getByText('Fit'));
      advance(timing.tooltipDelay);
      expect(shown()).not.toBeInTheDocument();
    });

    it('opens immediately within 300 ms after its neighbour, and with the delay after that', () => {
      render(pair);
      enter('Fit');
      advance(timing.tooltipDelay);
      leave('Fit');
      expect(shown()).not.toBeInTheDocument();
      advance(timing.tooltipSkipDelay - 1);
      enter('Rate');
      expect(shown()).toHaveTextContent('Yearly');
      leave('Rate');
      advance(timing.tooltipSkipDelay);
      enter('Fit');
      expect(shown()).not.toBeInTheDocument();
      advance(timing.tooltipDelay);
      expect(shown()).toHaveTextContent('Score');
    });

    it('opens the next one with the delay after the mouse has left the window', () => {
      render(pair);
      enter('Fit');
      advance(timing.tooltipDelay);
      fireEvent.pointerLeave(screen.getByText('Fit'), { pointerType: 'mouse' });
      advance(timing.tooltipLeave);
      expect(shown()).not.toBeInTheDocument();
      advance(timing.tooltipSkipDelay);
      enter('Rate');
      advance(timing.tooltipDelay - 1);
      expect(shown()).not.toBeInTheDocument();
      advance(1);
      expect(shown()).toHaveTextContent('Yearly');
    });

    it('stays closed while the mouse that pressed its trigger hovers', () => {
      render(fit);
      enter('Fit');
      advance(timing.tooltipDelay);
      fireEvent.pointerDown(screen.getByText('Fit'));
      enter('Fit');
      advance(timing.tooltipDelay);
      expect(shown()).not.toBeInTheDocument();
    });

    it('opens immediately on keyboard focus, and closes when the focus leaves', async () => {
      vi.useRealTimers();
      render(pair);
      await userEvent.tab();
      await waitFor(() => expect(shown()).toHaveTextContent('Score'));
      expect(await axeProblems(document.body)).toEqual([]);
      await userEvent.tab();
      await waitFor(() => expect(shown()).toHaveTextContent('Yearly'));
    });

    it('opens when the focus scrolls to its trigger', () => {
      render(fit);
      act(() => screen.getByText('Fit').focus());
      // The browser reports the scroll before the next frame.
      fireEvent.scroll(document);
      advance(20);
      expect(shown()).toHaveTextContent('Score');
    });

    it('stays closed if the focus leaves before the next frame', () => {
      render(fit);
      act(() => screen.getByText('Fit').focus());
      act(() => screen.getByText('Fit').blur());
      advance(20);
      expect(shown()).not.toBeInTheDocument();
    });

    it('closes when the mouse has left it, after the time to go from the trigger to the tooltip', () => {
      render(fit);
      enter('Fit');
      advance(timing.tooltipDelay);
      fireEvent.pointerLeave(screen.getByText('Fit'), { pointerType: 'mouse' });
      advance(timing.tooltipLeave - 1);
      expect(shown()).toBeInTheDocument();
      fireEvent.pointerEnter(shown() as Element, { pointerType: 'mouse' });
      advance(10 * timing.tooltipLeave);
      expect(shown()).toBeInTheDocument();
      fireEvent.pointerLeave(shown() as Element, { pointerType: 'mouse' });
      advance(timing.tooltipLeave);
      expect(shown()).not.toBeInTheDocument();
    });

    it('switches to the neighbour when the mouse goes directly there', () => {
      render(pair);
      enter('Fit');
      advance(timing.tooltipDelay);
      fireEvent.pointerLeave(screen.getByText('Fit'), { pointerType: 'mouse' });
      fireEvent.pointerEnter(screen.getByText('Rate'), { pointerType: 'mouse' });
      expect(document.querySelectorAll('[data-slot=tooltip-content]')).toHaveLength(1);
      expect(shown()).toHaveTextContent('Yearly');
    });

    it.each([
      ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
      ['scrolling', () => fireEvent.scroll(document)],
      ['a press on its trigger', () => fireEvent.pointerDown(screen.getByText('Fit'))],
    ])('closes by %s', (_, close) => {
      render(fit);
      enter('Fit');
      advance(timing.tooltipDelay);
      close();
      expect(shown()).not.toBeInTheDocument();
    });

    it('does not open on touch, nor by the focus after a touch', () => {
      render(fit);
      const trigger = screen.getByText('Fit');
      fireEvent.pointerMove(trigger, { pointerType: 'touch' });
      advance(10 * timing.tooltipDelay);
      fireEvent.pointerDown(trigger, { pointerType: 'touch' });
      fireEvent.pointerUp(document, { pointerType: 'touch' });
      act(() => trigger.focus());
      expect(trigger).toHaveFocus();
      advance(20);
      expect(shown()).not.toBeInTheDocument();
    });
  });
});
