import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toggleMotion } from '../../hooks/motion.js';
import { mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { MotionToggle } from './motion-toggle.js';

afterEach(() => {
  act(() => {
    if (localStorage.getItem('motion') === 'paused') toggleMotion();
  });
});

describe('MotionToggle', () => {
  describeContract(<MotionToggle />, { slot: 'motion-toggle' });

  it('stops everything, announces it, and starts it again', async () => {
    render(<MotionToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    const toggle = screen.getByRole('button', { name: 'Play motion' });
    expect(screen.getByText('Motion paused')).toHaveAttribute('aria-live', 'polite');
    expect(toggle).toHaveAttribute('data-state', 'paused');
    expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
    expect(localStorage.getItem('motion')).toBe('paused');
    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Pause motion' })).toHaveAttribute('data-state', 'playing');
    expect(screen.getByText('Motion playing')).toHaveAttribute('aria-live', 'polite');
    expect(localStorage.getItem('motion')).toBe('playing');
  });

  it('shows the same state in every toggle, with or without a label', async () => {
    render(
      <>
        <MotionToggle />
        <MotionToggle variant="icon" />
      </>,
    );
    const [first] = screen.getAllByRole('button', { name: 'Pause motion' });
    if (first) await userEvent.click(first);
    expect(screen.getAllByRole('button', { name: 'Play motion' })).toHaveLength(2);
    expect(screen.getAllByText('Motion paused')).toHaveLength(1);
  });

  it("also calls its caller's handler", async () => {
    const onClick = vi.fn();
    render(<MotionToggle onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(document.documentElement.dataset.motion).toBe('paused');
  });

  it('is operated from the keyboard', async () => {
    render(<MotionToggle variant="icon" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Play motion' })).toHaveFocus();
  });

  it('follows what the visitor chose in another tab', () => {
    render(<MotionToggle />);
    localStorage.setItem('motion', 'paused');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motion' })));
    expect(screen.getByRole('button', { name: 'Play motion' })).toBeInTheDocument();
  });

  it('says that nothing moves under reduced motion', () => {
    mediaMatches.add(reducedMotion);
    render(<MotionToggle data-testid="toggle" />);
    expect(screen.getByTestId('toggle')).toHaveAttribute('data-state', 'reduced');
  });
});
