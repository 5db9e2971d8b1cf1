import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ComingSoon } from './coming-soon.js';
import { sampleArticles, sampleComingSoon } from './coming-soon.samples.js';

describe('ComingSoon', () => {
  describeContract(<ComingSoon content={sampleComingSoon} articles={sampleArticles} />, { slot: 'coming-soon' });

  it('says that the article is coming soon, and links to the blog and home', () => {
    render(<ComingSoon content={sampleComingSoon} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeInTheDocument();
    expect(screen.getByText(/will be available soon/)).toBeInTheDocument();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/blog', '/blog', '/']);
  });

  it('shows articles with a heading only if there are some', () => {
    const { rerender } = render(<ComingSoon content={sampleComingSoon} />);
    expect(screen.queryByText('Ready to read now')).not.toBeInTheDocument();
    rerender(<ComingSoon content={sampleComingSoon} articles={sampleArticles} />);
    expect(screen.getByRole('heading', { name: 'Ready to read now' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
