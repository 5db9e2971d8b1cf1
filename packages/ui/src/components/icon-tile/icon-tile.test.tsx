import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { IconTile } from './icon-tile.js';

describe('IconTile', () => {
  describeContract(<IconTile name="landmark" />, { slot: 'icon-tile' });

  it('holds the icon of its name', () => {
    const { container } = render(<IconTile name="landmark" />);
    expect(container.querySelector('[data-slot=icon]')).toHaveClass('lucide-landmark');
  });

  it('is decoration', () => {
    const { container } = render(<IconTile name="landmark" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
