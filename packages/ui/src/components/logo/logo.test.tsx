import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Logo } from './logo.js';
import { LogoLink } from './logo-link.js';

describe('Logo', () => {
  describeContract(<Logo />, { slot: 'logo' });

  it('is named after the brand', () => {
    render(<Logo />);
    expect(screen.getByRole('img', { name: 'Boundless' })).toBeInTheDocument();
  });

  it('is decoration with an empty label', () => {
    const { container } = render(<Logo label="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no word as a symbol', () => {
    const { container, rerender } = render(<Logo />);
    const shapes = () => container.querySelectorAll('path').length;
    expect(shapes()).toBe(3);
    rerender(<Logo variant="symbol" />);
    expect(shapes()).toBe(2);
  });
});

describe('LogoLink', () => {
  describeContract(<LogoLink />, { slot: 'logo-link' });

  it('links to the home page, and is named accordingly', () => {
    render(<LogoLink />);
    expect(screen.getByRole('link', { name: 'Boundless, home' })).toHaveAttribute('href', '/');
  });
});
