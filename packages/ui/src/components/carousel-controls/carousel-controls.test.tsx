import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { CarouselControls, type CarouselControlsProps } from './carousel-controls.js';

const props: CarouselControlsProps = {
  position: '2 of 6',
  rotation: 'playing',
  onPrevious: () => {},
  onNext: () => {},
};

describe('CarouselControls', () => {
  describeContract(<CarouselControls {...props} />, { slot: 'carousel-controls' });

  it('goes back and forward', async () => {
    const onPrevious = vi.fn();
    const onNext = vi.fn();
    render(<CarouselControls {...props} onPrevious={onPrevious} onNext={onNext} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('announces its position only while the carousel does not move', () => {
    const { rerender } = render(<CarouselControls {...props} />);
    expect(screen.getByText('2 of 6')).toHaveAttribute('aria-live', 'off');
    // A screen reader reads `role="status"` as "statusbar", without the position.
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<CarouselControls {...props} rotation="paused" />);
    expect(screen.getByText('2 of 6')).toHaveAttribute('aria-live', 'polite');
  });

  it('ends with the motion toggle, unless that is in another place', () => {
    const { rerender } = render(<CarouselControls {...props} />);
    expect(screen.getByRole('button', { name: 'Pause motion' })).toBeInTheDocument();
    rerender(<CarouselControls {...props} toggle="none" />);
    expect(screen.queryByRole('button', { name: 'Pause motion' })).toBeNull();
  });
});
