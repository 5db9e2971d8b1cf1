import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { IconRing } from './icon-ring.js';

const ringOf = (container: Element) => container.querySelector('[data-slot=progress-ring]');

describe('IconRing', () => {
  describeContract(<IconRing icon="landmark" />, { slot: 'icon-ring' });

  it('shows how far its item has come while that is the active one', () => {
    const { container } = render(
      <IconRing icon="landmark" state="active" elapsed={() => 1000} duration={4000} playing={false} />,
    );
    expect(ringOf(container)).toHaveAttribute('data-progress', '25');
  });

  it('stands still while its item is not', () => {
    const { container } = render(<IconRing icon="landmark" elapsed={() => 1000} duration={4000} playing />);
    expect(ringOf(container)).toHaveAttribute('data-progress', '0');
  });

  it('holds the number of a step where there is no icon', () => {
    const { container } = render(<IconRing>3</IconRing>);
    expect(container).toHaveTextContent('3');
    expect(container.querySelector('[data-slot=icon]')).toBeNull();
  });

  it('is decoration', () => {
    const { container } = render(<IconRing icon="landmark" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
