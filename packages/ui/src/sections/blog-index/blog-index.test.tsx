import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleArticles } from '../../components/article-card/article-card.samples.js';
import { advance, mediaMatches, reducedMotion, setVisibility } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { limits } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import { BlogIndex, type BlogIndexProps } from './blog-index.js';
import { sampleBlog } from './blog-index.samples.js';

const index = (props: Partial<BlogIndexProps> = {}) => (
  <BlogIndex content={sampleBlog} articles={sampleArticles} {...props} />
);
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot=${name}]`) as HTMLElement;
const first = (...categories: string[]) =>
  sampleArticles.find((article) => categories.length === 0 || categories.includes(article.category))?.title;

describe('BlogIndex', () => {
  describeContract(index() as never, { slot: 'blog-index' });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('rotates through the five categories every 5 s, and wraps', () => {
      render(index());
      expect(pressed()).toBe('All');
      expect(slot('category-filter')).toHaveAttribute('data-index', '0');
      for (const label of ['Press Releases', 'Case Studies', 'Guides', 'Market Insights', 'All']) {
        const before = pressed();
        advance(timing.category - 1);
        expect(pressed()).toBe(before);
        advance(1);
        expect(pressed()).toBe(label);
      }
    });

    it('swaps the featured article with a fade, and shows the rest of the category below', () => {
      render(index());
      advance(2 * timing.category);
      expect(slot('featured-article')).toHaveAttribute('data-state', 'fading');
      advance(timing.articleFade - 1);
      expect(slot('featured-article')).toHaveAttribute('data-state', 'fading');
      advance(1);
      expect(slot('featured-article')).toHaveAttribute('data-state', 'visible');
      expect(within(slot('featured-article')).getByRole('heading')).toHaveTextContent(first('Case Study') as string);
      expect(within(slot('article-grid')).getAllByRole('article')).toHaveLength(1);
    });

    it('stops permanently when the visitor presses a filter', () => {
      const onCategoryChange = vi.fn();
      render(index({ onCategoryChange }));
      fireEvent.click(screen.getByRole('button', { name: 'Guides' }));
      expect(onCategoryChange).toHaveBeenCalledExactlyOnceWith('guides');
      expect(slot('category-filter')).toHaveAttribute('data-rotation', 'paused');
      expect(slot('category-filter')).toHaveAttribute('data-index', '3');
      advance(10 * timing.category);
      expect(pressed()).toBe('Guides');
      expect(screen.getByText(/articles: Guides/)).toHaveAttribute('aria-live', 'polite');
    });

    it('does not rotate away from the category that the page gives', () => {
      const { rerender } = render(index({ category: 'case-studies' }));
      expect(pressed()).toBe('Case Studies');
      advance(10 * timing.category);
      expect(pressed()).toBe('Case Studies');
      rerender(index({ category: 'guides' }));
      expect(pressed()).toBe('Guides');
    });

    it('rotates if the given category does not exist', () => {
      render(index({ category: 'recipes' }));
      advance(timing.category);
      expect(pressed()).toBe('Press Releases');
    });

    it('follows the page back to the first category and stays there', () => {
      const { rerender } = render(index());
      advance(timing.category);
      fireEvent.click(screen.getByRole('button', { name: 'Guides' }));
      rerender(index({ category: 'guides' }));
      rerender(index());
      expect(pressed()).toBe('All');
      advance(3 * timing.category);
      expect(pressed()).toBe('All');
    });

    it('stays with the category whose articles the visitor loaded', () => {
      render(index());
      fireEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
      advance(3 * timing.category);
      expect(pressed()).toBe('All');
      expect(within(slot('article-grid')).getAllByRole('article')).toHaveLength(sampleArticles.length - 1);
    });

    it('pauses while keyboard focus is inside, and while the tab is hidden', () => {
      render(index());
      const guides = screen.getByRole('button', { name: 'Guides' });
      act(() => guides.focus());
      advance(2 * timing.category);
      expect(pressed()).toBe('All');
      act(() => guides.blur());
      advance(timing.category);
      expect(pressed()).toBe('Press Releases');
      setVisibility('hidden');
      advance(2 * timing.category);
      expect(pressed()).toBe('Press Releases');
    });

    it('pauses while the mouse is over the articles, not over the filters', () => {
      render(index());
      fireEvent.pointerEnter(screen.getByRole('button', { name: 'Guides' }), { pointerType: 'mouse' });
      advance(timing.category);
      expect(pressed()).toBe('Press Releases');
      fireEvent.pointerEnter(slot('article-grid'), { pointerType: 'mouse' });
      advance(10 * timing.category);
      expect(pressed()).toBe('Press Releases');
      fireEvent.pointerLeave(slot('article-grid').parentElement?.parentElement as Element, { pointerType: 'mouse' });
      advance(timing.category);
      expect(pressed()).toBe('Case Studies');
    });

    it('does not move under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      render(index());
      advance(10 * timing.category);
      expect(pressed()).toBe('All');
      expect(slot('category-filter')).toHaveAttribute('data-rotation', 'paused');
    });
  });

  it('features the newest of the category and offers the rest, six at first', async () => {
    render(index({ category: 'all' }));
    expect(within(slot('featured-article')).getByRole('heading')).toHaveTextContent(first() as string);
    const cards = () => within(slot('article-grid')).getAllByRole('article');
    expect(cards()).toHaveLength(limits.articlePage);
    await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
    expect(cards()).toHaveLength(sampleArticles.length - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Press Releases' }));
    expect(cards().length).toBeLessThanOrEqual(limits.articlePage);
  });

  it('shows all articles of the category that was expanded before, and of no other', async () => {
    const onExpand = vi.fn();
    render(index({ category: 'all', expanded: true, onExpand }));
    const cards = () => within(slot('article-grid')).getAllByRole('article');
    expect(cards()).toHaveLength(sampleArticles.length - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Press Releases' }));
    expect(cards().length).toBeLessThanOrEqual(limits.articlePage);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(cards()).toHaveLength(sampleArticles.length - 1);
    expect(onExpand).not.toHaveBeenCalled();
  });

  it('reports which category the visitor expands', async () => {
    const onExpand = vi.fn();
    render(index({ category: 'all', onExpand }));
    await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
    expect(onExpand).toHaveBeenCalledExactlyOnceWith('all');
  });

  it('shows a text if nothing has been published', () => {
    render(index({ articles: [], category: 'all' }));
    expect(screen.getByText(sampleBlog.empty)).toBeInTheDocument();
    expect(slot('featured-article')).toBeNull();
  });

  it('has no grid if the featured article is the only one', () => {
    render(index({ articles: sampleArticles.slice(0, 1), category: 'all' }));
    expect(slot('featured-article')).toBeInTheDocument();
    expect(slot('article-grid')).toBeNull();
  });
});
