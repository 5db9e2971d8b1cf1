import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { InitialsAvatar } from './initials-avatar.js';

describe('InitialsAvatar', () => {
  describeContract(<InitialsAvatar name="Marisol Okafor" />, { slot: 'initials-avatar' });

  it.each([
    ['Marisol Okafor', 'MO'],
    ['Ana de la Cruz', 'AC'],
    ['Cher', 'C'],
    ['😀 Ana', '😀A'],
    ['', ''],
  ])('shows the first letters of %j as %j', (name, letters) => {
    const { container } = render(<InitialsAvatar name={name} />);
    expect(container).toHaveTextContent(letters);
  });

  it('shows a picture if there is one', () => {
    render(<InitialsAvatar name="Marisol Okafor" src="/mo.svg" />);
    expect(screen.getByAltText('')).toHaveAttribute('src', '/mo.svg');
  });
});
