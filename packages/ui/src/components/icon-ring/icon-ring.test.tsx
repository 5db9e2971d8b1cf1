import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Icon } from '../icon/index.js';
import { IconRing } from './icon-ring.js';

const ringOf = (container: Element) => container.querySelector('[data-slot=progress-ring]');

describe('IconRing', () => {
  describeContract(
    <IconRing>
      <Icon name="landmark" />
    </IconRing>,
    { slot: 'icon-ring' },
  );

  it('shows the progress of its item while that is active', () => {
    const { container } = render(
      <IconRing state="active" elapsed={() => 1000} duration={4000} playing={false}>
        <Icon name="landmark" />
      </IconRing>,
    );
    expect(ringOf(container)).toHaveAttribute('data-progress', '25');
  });

  it('does not move while its item is inactive', () => {
    const { container } = render(
      <IconRing elapsed={() => 1000} duration={4000} playing>
        <Icon name="landmark" />
      </IconRing>,
    );
    expect(ringOf(container)).toHaveAttribute('data-progress', '0');
  });

  it('shows the number of a step if there is no icon', () => {
    const { container } = render(<IconRing>3</IconRing>);
    expect(container).toHaveTextContent('3');
    expect(container.querySelector('[data-slot=icon]')).toBeNull();
  });

  it('is decoration', () => {
    const { container } = render(
      <IconRing>
        <Icon name="landmark" />
      </IconRing>,
    );
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
