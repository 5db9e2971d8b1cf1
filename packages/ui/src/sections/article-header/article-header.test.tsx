import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleArticle } from '../../components/article-card/article-card.samples.js';
import { describeContract } from '../../test/contract.js';
import { ArticleHeader } from './article-header.js';

const back = { label: 'Back to Blog', href: '/blog' };
const slot = (name: string) => document.querySelector(`[data-slot=${name}]`);

describe('ArticleHeader', () => {
  describeContract(<ArticleHeader article={sampleArticle} back={back} />, { slot: 'article-header' });

  it('shows title, author, date and read time', () => {
    render(
      <ArticleHeader
        article={sampleArticle}
        back={back}
        author={{ name: sampleArticle.author, role: 'Head of Capital Advisory', avatar: '/amara.svg' }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: sampleArticle.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(slot('article-author')).toHaveTextContent(`${sampleArticle.author}Head of Capital Advisory`);
    expect(slot('article-author')?.querySelector('img')).toHaveAttribute('src', '/amara.svg');
    expect(slot('article-category')).toHaveTextContent(sampleArticle.category);
    expect(slot('article-date')).toHaveTextContent('March 3, 2025');
    expect(slot('article-date')).toHaveAttribute('datetime', '2025-03-03');
    expect(slot('article-read-time')).toHaveTextContent(sampleArticle.readTime);
    expect(slot('cover-art')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the dates of its revision and its review, and links to its author, if they are known', () => {
    const { rerender } = render(<ArticleHeader article={sampleArticle} back={back} />);
    expect(slot('article-updated')).toBeNull();
    expect(slot('article-reviewed')).toBeNull();
    const author = { name: sampleArticle.author, role: 'Editor', href: '/authors/amara-lindqvist' };
    const dates = { updated: 'May 1, 2026', reviewed: 'June 2, 2026' };
    rerender(<ArticleHeader article={{ ...sampleArticle, ...dates }} back={back} author={author} />);
    expect(slot('article-updated')).toHaveTextContent('Updated May 1, 2026');
    expect(slot('article-reviewed')).toHaveTextContent('Reviewed June 2, 2026');
    expect(screen.getByRole('link', { name: sampleArticle.author })).toHaveAttribute('href', author.href);
  });

  it('draws a generic icon for an unknown author', () => {
    render(<ArticleHeader article={sampleArticle} back={back} />);
    expect(slot('author-avatar')).toHaveAttribute('data-state', 'generic');
  });

  it('offers to share and to save if it has handlers', async () => {
    const onShare = vi.fn();
    const onSave = vi.fn();
    const { rerender } = render(<ArticleHeader article={sampleArticle} back={back} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<ArticleHeader article={sampleArticle} back={back} onShare={onShare} onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onShare).toHaveBeenCalledOnce();
    expect(onSave).toHaveBeenCalledOnce();
    rerender(<ArticleHeader article={sampleArticle} back={back} onSave={onSave} saved />);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });
});
