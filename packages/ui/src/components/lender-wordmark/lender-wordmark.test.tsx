import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { LenderWordmark } from './lender-wordmark.js';

const logo = { name: 'Corvane', viewBox: '0 0 120 32', markup: '<path d="M0 0h120v32z"/>' };

describe('LenderWordmark', () => {
  describeContract(<LenderWordmark logo={logo} />, { slot: 'lender-wordmark' });

  it('is an image with the name of the lender', () => {
    render(<LenderWordmark logo={logo} />);
    expect(screen.getByRole('img', { name: 'Corvane' }).innerHTML).toContain('M0 0h120v32z');
  });

  it('has its original size by default', () => {
    const { rerender } = render(<LenderWordmark logo={logo} />);
    const mark = screen.getByRole('img');
    expect([mark.getAttribute('width'), mark.getAttribute('height')]).toEqual(['120', '32']);
    rerender(<LenderWordmark logo={logo} width={60} height={16} />);
    expect([mark.getAttribute('width'), mark.getAttribute('height')]).toEqual(['60', '16']);
  });
});
