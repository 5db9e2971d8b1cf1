import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleArticles } from '../../components/article-card/article-card.samples.js';
import { describeContract } from '../../test/contract.js';
import { limits } from '../../tokens/limits.js';
import { RelatedArticles } from './related-articles.js';

describe('RelatedArticles', () => {
  describeContract(<RelatedArticles articles={sampleArticles.slice(0, 2)} />, { slot: 'related-articles' });

  it('shows the first two articles, each with its link', () => {
    render(<RelatedArticles articles={sampleArticles} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Related Articles' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(limits.relatedArticles);
    expect(screen.getAllByRole('link', { name: /^Read Article/ }).map((link) => link.getAttribute('href'))).toEqual(
      sampleArticles.slice(0, 2).map(({ href }) => href),
    );
  });

  it('renders nothing without articles', () => {
    const { container } = render(<RelatedArticles articles={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
