import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleArticle, sampleArticles } from '../../components/article-card/article-card.samples.js';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import type { ArticleSummary } from '../../types.js';
import { FeaturedArticle } from './featured-article.js';

const next = sampleArticles[2] as ArticleSummary;

describe('FeaturedArticle', () => {
  describeContract(<FeaturedArticle article={sampleArticle} />, { slot: 'featured-article' });

  it('shows category, read time, title and excerpt, and one link', () => {
    render(<FeaturedArticle article={sampleArticle} />);
    expect(screen.getByRole('region', { name: 'Featured Articles' })).toHaveTextContent(sampleArticle.readTime);
    expect(screen.getByRole('heading', { level: 2, name: sampleArticle.title })).toBeInTheDocument();
    expect(screen.getByText(sampleArticle.excerpt)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Read Article: ${sampleArticle.title}` })).toHaveAttribute(
      'href',
      sampleArticle.href,
    );
  });

  it('reserves space for the others without exposing their texts', () => {
    render(<FeaturedArticle article={sampleArticle} others={[sampleArticle, next]} />);
    expect(screen.queryByText(next.title)).toBeNull();
    expect(document.querySelectorAll(`[data-text="${next.title}"]`)).toHaveLength(1);
  });

  describe('when the article changes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('swaps with a fade of 400 ms', () => {
      const { rerender } = render(<FeaturedArticle article={sampleArticle} data-testid="featured" />);
      const featured = screen.getByTestId('featured');
      expect(featured).toHaveAttribute('data-state', 'visible');
      rerender(<FeaturedArticle article={next} data-testid="featured" />);
      expect(featured).toHaveAttribute('data-state', 'fading');
      advance(timing.articleFade - 1);
      expect(featured).toHaveAttribute('data-state', 'fading');
      advance(1);
      expect(featured).toHaveAttribute('data-state', 'visible');
      expect(screen.getByRole('heading')).toHaveTextContent(next.title);
    });

    it('swaps immediately under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      const { rerender } = render(<FeaturedArticle article={sampleArticle} data-testid="featured" />);
      rerender(<FeaturedArticle article={next} data-testid="featured" />);
      expect(screen.getByTestId('featured')).toHaveAttribute('data-state', 'visible');
      expect(screen.getByRole('heading')).toHaveTextContent(next.title);
    });
  });
});
