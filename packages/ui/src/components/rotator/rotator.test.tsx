import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { Rotator, type RotatorRootProps, useRotatorHold } from './index.js';

const hold = 2000;
const names = ['One', 'Two', 'Three'];

function Group({ children, ...props }: Partial<RotatorRootProps>) {
  return (
    <Rotator.Root data-testid="group" {...props} count={names.length} hold={hold}>
      <ul>
        {names.map((name, place) => (
          <Rotator.Item key={name} place={place}>
            <Rotator.Ring />
            <Rotator.Trigger>{name}</Rotator.Trigger>
            <p>About {name}</p>
          </Rotator.Item>
        ))}
      </ul>
      <Rotator.Controls />
      {children}
    </Rotator.Root>
  );
}

const group = () => screen.getByTestId('group');
const index = () => Number(group().dataset.index);
const states = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.state);
const tap = (element: Element) => {
  fireEvent.pointerDown(element, { pointerType: 'touch' });
  fireEvent.click(element);
};

describe('Rotator', () => {
  describeContract(<Group data-slot="group" />, { slot: 'group' });

  it('renders nothing without items', () => {
    const { container } = render(
      <Rotator.Root count={0} hold={hold}>
        Nothing
      </Rotator.Root>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('throws for a part outside of a root', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Rotator.Controls />)).toThrow('<Rotator.Root>');
    error.mockRestore();
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('reports each change of its index', () => {
      const onIndexChange = vi.fn();
      render(<Group defaultIndex={1} onIndexChange={onIndexChange} />);
      expect(index()).toBe(1);
      expect(onIndexChange).not.toHaveBeenCalled();
      advance(hold);
      fireEvent.click(screen.getByText('About One'));
      expect(onIndexChange.mock.calls).toEqual([[2], [0]]);
    });

    it('asks for the next index while the page holds it, and stays where it is', () => {
      const onIndexChange = vi.fn();
      const { rerender } = render(<Group index={0} onIndexChange={onIndexChange} />);
      advance(hold);
      expect(onIndexChange.mock.calls).toEqual([[1]]);
      expect(index()).toBe(0);
      advance(hold);
      fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
      expect(onIndexChange.mock.calls).toEqual([[1], [1], [2]]);
      expect(states()).toEqual(['active', 'inactive', 'inactive']);
      rerender(<Group index={2} onIndexChange={onIndexChange} />);
      expect(index()).toBe(2);
      expect(onIndexChange).toHaveBeenCalledTimes(3);
    });

    it('makes each item active for its time, and begins again', () => {
      render(<Group />);
      for (const next of [1, 2, 0]) {
        advance(hold - 1);
        expect(index()).not.toBe(next);
        advance(1);
        expect(index()).toBe(next);
        expect(states().indexOf('active')).toBe(next);
      }
    });

    it('advances a window of items by one', () => {
      render(<Group shown={2} />);
      expect(states()).toEqual(['active', 'active', 'inactive']);
      advance(hold);
      expect(states()).toEqual(['inactive', 'active', 'active']);
      advance(hold);
      expect(index()).toBe(0);
    });

    it('highlights and rotates nothing if no item can be active', () => {
      render(<Group shown={0} />);
      advance(10 * hold);
      expect(states()).toEqual(['inactive', 'inactive', 'inactive']);
      expect(group()).not.toHaveAttribute('data-rotation');
    });

    it('fills only the ring of the active item, and shows it full under reduced motion', () => {
      const rings = () =>
        [...document.querySelectorAll('[data-progress]')].map((ring) => ring.getAttribute('data-progress'));
      const { unmount } = render(<Group />);
      advance(hold / 2);
      expect(rings()).toEqual(['50', '0', '0']);
      unmount();
      mediaMatches.add(reducedMotion);
      render(<Group />);
      expect(rings()).toEqual(['100', '0', '0']);
    });

    it('keeps a clicked item active for 5 s after the last click', () => {
      render(<Group />);
      fireEvent.click(screen.getByText('About Two'));
      advance(3000);
      fireEvent.click(screen.getByRole('button', { name: 'Three' }));
      advance(timing.featureResume - 1);
      expect(group()).toHaveAttribute('data-rotation', 'paused');
      advance(1);
      expect(group()).toHaveAttribute('data-rotation', 'playing');
      advance(hold - 1);
      expect(index()).toBe(2);
      advance(1);
      expect(index()).toBe(0);
    });

    it('keeps the active card for 5 s after a tap on it', () => {
      render(<Group />);
      tap(screen.getByText('About One'));
      advance(timing.featureResume + hold - 1);
      expect(index()).toBe(0);
      advance(1);
      expect(index()).toBe(1);
    });

    it('keeps a selection until the mouse leaves, or for 5 s after a tap, if leaving releases it', () => {
      render(<Group release="leave" />);
      fireEvent.click(screen.getByText('About Two'));
      advance(60_000);
      expect(index()).toBe(1);
      fireEvent.mouseLeave(group());
      expect(group()).toHaveAttribute('data-rotation', 'playing');
      tap(screen.getByText('About Three'));
      advance(timing.featureResume - 1);
      expect(group()).toHaveAttribute('data-rotation', 'paused');
      advance(1);
      expect(group()).toHaveAttribute('data-rotation', 'playing');
    });

    it('keeps a selection permanently if nothing releases it', () => {
      render(<Group release="never" />);
      fireEvent.click(screen.getByText('About Two'));
      fireEvent.mouseLeave(group());
      advance(60_000);
      expect(index()).toBe(1);
    });

    it('pins an item on hover, not on touch', () => {
      render(<Group hover="pins" />);
      const [, second, third] = screen.getAllByRole('listitem');
      fireEvent.pointerEnter(third as Element, { pointerType: 'mouse' });
      advance(60_000);
      expect(index()).toBe(2);
      fireEvent.pointerLeave(third as Element);
      expect(group()).toHaveAttribute('data-rotation', 'playing');
      fireEvent.pointerEnter(second as Element, { pointerType: 'touch' });
      expect(index()).toBe(2);
    });

    it('pauses while keyboard focus is inside, but not on the motion toggle', () => {
      render(<Group />);
      act(() => screen.getByRole('button', { name: 'Two' }).focus());
      expect(group()).toHaveAttribute('data-rotation', 'paused');
      act(() => screen.getByRole('button', { name: 'Two' }).blur());
      expect(group()).toHaveAttribute('data-rotation', 'playing');
      act(() => screen.getByRole('button', { name: 'Pause motion' }).focus());
      expect(group()).toHaveAttribute('data-rotation', 'playing');
    });

    it('goes back and forward by its buttons, and shows its position', () => {
      render(<Group />);
      fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
      expect(screen.getByText('3 of 3')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByText('1 of 3')).toBeInTheDocument();
    });

    it('goes on playing after previous and next, with a full period from the click', () => {
      render(<Group first={hold / 2} />);
      for (const [name, shown] of [
        ['Next', 1],
        ['Next', 2],
        ['Previous', 1],
      ] as const) {
        advance(hold / 4);
        fireEvent.click(screen.getByRole('button', { name }));
        expect(index()).toBe(shown);
        expect(group()).toHaveAttribute('data-rotation', 'playing');
      }
      advance(hold - 1);
      expect(index()).toBe(1);
      advance(1);
      expect(index()).toBe(2);
    });

    it('pauses while a part requests it', () => {
      function Zoom({ open }: { open: boolean }) {
        useRotatorHold(open);
        return null;
      }
      const { rerender } = render(
        <Group>
          <Zoom open />
        </Group>,
      );
      advance(60_000);
      expect(index()).toBe(0);
      rerender(
        <Group>
          <Zoom open={false} />
        </Group>,
      );
      advance(hold);
      expect(index()).toBe(1);
    });
  });
});
