import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Rating } from './rating.js';

describe('Rating', () => {
  describeContract(<Rating value={5} />, { slot: 'rating' });

  it('names the rating and the maximum', () => {
    render(<Rating value={5} />);
    expect(screen.getByRole('img', { name: '5 out of 5' })).toBeInTheDocument();
  });

  it('fills as many stars as were given', () => {
    const { container } = render(<Rating value={3} />);
    const [given, kept] = [...container.querySelectorAll('path')].map(
      (path) => path.getAttribute('d')?.split('M').length,
    );
    expect([given, kept]).toEqual([4, 3]);
  });

  it.each([
    [4.5, 5, 0],
    [4.4, 4, 1],
    [7, 5, 0],
    [-1, 0, 5],
    [Number.NaN, 0, 5],
  ])('draws whole stars, at most the maximum: %d as %d and %d', (value, given, kept) => {
    render(<Rating value={value} />);
    const drawn = screen.getByRole('img', { name: `${value} out of 5` }).innerHTML.match(/d="[^"]*"/g);
    expect(drawn?.map((d) => d.split('M').length - 1)).toEqual(kept > 0 ? [given, kept] : [given]);
  });

  it('accepts another name and another maximum', () => {
    render(<Rating value={2} max={3} label="2 étoiles sur 3" />);
    const [given, kept] = screen.getByRole('img', { name: '2 étoiles sur 3' }).querySelectorAll('path');
    expect(given).toHaveAttribute('fill', 'currentColor');
    expect(kept).not.toHaveAttribute('fill');
  });
});
