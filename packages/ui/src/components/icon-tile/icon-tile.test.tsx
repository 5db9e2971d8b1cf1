import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Icon } from '../icon/index.js';
import { IconTile } from './icon-tile.js';

describe('IconTile', () => {
  describeContract(<IconTile name="landmark" />, { slot: 'icon-tile' });

  it('shows the icon of its name', () => {
    const { container } = render(<IconTile name="landmark" />);
    const drawing = (name: 'landmark' | 'truck') => render(<Icon name={name} />).container.innerHTML;
    expect(container.firstElementChild?.innerHTML).toBe(drawing('landmark'));
    expect(container.firstElementChild?.innerHTML).not.toBe(drawing('truck'));
  });

  it('is decoration', () => {
    const { container } = render(<IconTile name="landmark" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
