import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ArticleCta } from './article-cta.js';

const content = {
  title: 'Ready to Get Started?',
  lede: 'Get connected in minutes.',
  actions: [
    { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
    { label: 'Learn More', href: '/how-it-works' },
  ],
};

describe('ArticleCta', () => {
  describeContract(<ArticleCta content={content} />, { slot: 'article-cta' });

  it('opens the application in a new tab, and pages of this site in the same one', () => {
    render(<ArticleCta content={content} />);
    expect(screen.getByRole('heading', { level: 2, name: content.title })).toBeInTheDocument();
    expect(screen.getByText(content.lede)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Learn More' })).not.toHaveAttribute('target');
  });
});
