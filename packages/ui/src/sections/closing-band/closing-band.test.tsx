import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ClosingBand } from './closing-band.js';

const content = {
  title: 'The Future of Funding is Boundless.',
  lede: 'Build your profile in minutes.',
  actions: [
    { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
    { label: 'Learn More', href: '/how-it-works' },
  ],
};

describe('ClosingBand', () => {
  describeContract(<ClosingBand content={content} />, { slot: 'closing-band' });

  it('has the links of its content, and opens other sites in a new tab', () => {
    render(<ClosingBand content={content} />);
    expect(screen.getByRole('heading', { level: 2, name: content.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/how-it-works');
  });

  it('is on the surface of the brand', () => {
    const { container } = render(<ClosingBand content={{ title: 'Ready?' }} />);
    expect(container.querySelector('[data-slot=closing-band]')).toHaveAttribute('data-surface', 'brand');
  });
});
