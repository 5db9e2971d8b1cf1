import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sampleArticles } from '../../components/article-card/article-card.samples.js';
import { describeContract } from '../../test/contract.js';
import { limits } from '../../tokens/limits.js';
import { ArticleGrid } from './article-grid.js';
import { articleNeighbours, articlePlace } from './article-grid-place.js';

const some = (count: number) => sampleArticles.slice(0, count);
const loadMore = () => screen.queryByRole('button', { name: 'Load More Articles' });

describe('ArticleGrid', () => {
  describeContract(<ArticleGrid articles={some(8)} />, { slot: 'article-grid' });

  it('shows six, then all of them on request, with focus on the first new one', async () => {
    const onExpand = vi.fn();
    render(<ArticleGrid articles={some(9)} onExpand={onExpand} />);
    expect(screen.getAllByRole('article')).toHaveLength(limits.articlePage);
    await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(loadMore()).toBeNull();
    expect(screen.getByRole('link', { name: some(7)[6]?.title as string })).toHaveFocus();
    expect(onExpand).toHaveBeenCalledOnce();
  });

  it('has a button only if there are more than six', () => {
    const { rerender } = render(<ArticleGrid articles={some(6)} />);
    expect(loadMore()).toBeNull();
    rerender(<ArticleGrid articles={some(7)} />);
    expect(loadMore()).toBeInTheDocument();
  });

  it('gives touching covers different tones', () => {
    const { container } = render(<ArticleGrid articles={some(6)} />);
    const tones = [...container.querySelectorAll('[data-slot=cover-art]')].map((cover) =>
      cover.getAttribute('data-tone'),
    );
    for (const [index, tone] of tones.entries()) {
      for (const neighbour of articleNeighbours(index)) expect(tone).not.toBe(tones[neighbour]);
    }
  });

  it('shows the rest as links without JavaScript', () => {
    const html = renderToString(<ArticleGrid articles={some(8)} />);
    expect(html.slice(html.indexOf('<noscript>'))).toContain(some(8)[7]?.href);
  });

  it('shows a text if nothing matches', () => {
    render(<ArticleGrid articles={[]} empty="Nothing here yet." />);
    expect(screen.getByText('Nothing here yet.')).toBeInTheDocument();
  });
});

describe('articlePlace', () => {
  const spans = (count: number) => Array.from({ length: count }, (_, index) => articlePlace(index, count).span);

  it('alternates rows of 6, 3, 3 and 3, 3, 6', () => {
    expect(spans(9)).toEqual([6, 3, 3, 3, 3, 6, 6, 3, 3]);
  });

  it('splits a last row of two in halves', () => {
    expect(spans(5)).toEqual([6, 3, 3, 6, 6]);
    expect(spans(1)).toEqual([6]);
  });
});
