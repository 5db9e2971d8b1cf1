import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { HorizonStops } from './horizon-stops.js';

const steps = ['Say hello', 'Intro call', 'Find the fit'].map((title) => ({
  title,
  description: `${title}, in full.`,
}));
const stops = () => [...document.querySelectorAll<HTMLElement>('[data-slot=horizon-stop]')];

describe('HorizonStops', () => {
  describeContract(<HorizonStops steps={steps} current={1} onChoose={() => {}} />, { slot: 'horizon-stops' });

  it('is an ordered list with one current step after the done ones', () => {
    render(<HorizonStops steps={steps} current={1} />);
    expect(stops().map(({ dataset }) => dataset.state)).toEqual(['inactive', 'active', 'inactive']);
    expect(stops().map(({ dataset }) => dataset.step)).toEqual(['done', 'current', 'next']);
    expect(stops()[1]).toHaveAttribute('aria-current', 'step');
  });

  it('keeps the text of every step in the page', () => {
    render(<HorizonStops steps={steps} current={0} />);
    for (const { description } of steps) expect(screen.getByText(description)).toBeInTheDocument();
  });

  it('has no buttons without a handler', () => {
    render(<HorizonStops steps={steps} current={0} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports which step was selected, by mouse and by keyboard', async () => {
    const onChoose = vi.fn();
    render(<HorizonStops steps={steps} current={0} onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Find the fit' }));
    expect(onChoose).toHaveBeenLastCalledWith(2);
    screen.getByRole('button', { name: 'Intro call' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(1);
  });
});
