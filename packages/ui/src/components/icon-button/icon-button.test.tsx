import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Search } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { describeContract } from '../../test/contract.js';
import { IconButton } from './icon-button.js';

describe('IconButton', () => {
  describeContract(<IconButton icon={Search} aria-label="Search the site" />, { slot: 'icon-button' });

  it('is named by its label and handles a click', async () => {
    const onClick = vi.fn();
    render(<IconButton icon={Search} aria-label="Search the site" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search the site' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  const tip = () => document.querySelector('[data-slot=tooltip-content]');

  it('shows its name on keyboard focus and hover, without exposing it twice', async () => {
    render(<IconButton icon={Search} aria-label="Search the site" />);
    const button = screen.getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(tip()).toHaveTextContent('Search the site'));
    expect(button).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
    await userEvent.hover(button);
    await waitFor(() => expect(tip()).toHaveTextContent('Search the site'));
  });

  it('shows no tooltip after a press, also if it has not loaded yet', async () => {
    render(<IconButton icon={Search} aria-label="Search the site" />);
    const button = screen.getByRole('button');
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.pointerDown(button, { pointerType: 'mouse' });
    await import('../tooltip/index.js');
    expect(button.querySelector('span')).toBeNull();
    await userEvent.hover(button);
    await waitFor(() => expect(tip()).toHaveTextContent('Search the site'));
  });

  it('shows no tooltip if the mouse leaves before the delay is over', async () => {
    const clock = createSteppedClock();
    render(
      <ClockContext value={clock}>
        <IconButton icon={Search} aria-label="Search the site" />
      </ClockContext>,
    );
    const button = screen.getByRole('button');
    const matches = button.matches.bind(button);
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':hover' || matches(selector));
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await waitFor(() => expect(button.querySelector('span')).not.toBeNull());
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    act(() => clock.step(2_000));
    expect(tip()).not.toBeInTheDocument();
  });

  it('shows no tooltip on touch', async () => {
    render(<IconButton icon={Search} aria-label="Search the site" />);
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' });
    await userEvent.click(document.body);
    expect(screen.getByRole('button').querySelector('span')).toBeNull();
  });
});
