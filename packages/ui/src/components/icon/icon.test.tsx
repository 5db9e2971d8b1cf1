import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type IconName, icons } from '../../lib/icons.js';
import { describeContract } from '../../test/contract.js';
import { Icon } from './icon.js';

describe('Icon', () => {
  describeContract(<Icon name="mail" />, { slot: 'icon' });

  it('is decoration of 20 px', () => {
    const { container } = render(<Icon name="mail" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('width', '20');
  });

  it.each(Object.keys(icons) as IconName[])('draws %s', (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
  });

  it('lists its names in order, so that each is easy to find', () => {
    expect(Object.keys(icons)).toEqual(Object.keys(icons).sort());
  });
});
