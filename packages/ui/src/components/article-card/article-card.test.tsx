import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ArticleCard } from './article-card.js';
import { sampleArticle } from './article-card.samples.js';

describe('ArticleCard', () => {
  describeContract(<ArticleCard article={sampleArticle} level={2} />, { slot: 'article-card' });

  it('shows category, read time, title and excerpt', () => {
    render(<ArticleCard article={sampleArticle} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText(sampleArticle.category)).toBeInTheDocument();
    expect(card.getByText(sampleArticle.readTime)).toBeInTheDocument();
    expect(card.getByRole('heading', { level: 3, name: sampleArticle.title })).toBeInTheDocument();
    expect(card.getByText(sampleArticle.excerpt as string)).toBeInTheDocument();
  });

  it('contains one link, named after the article', () => {
    render(<ArticleCard article={sampleArticle} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: sampleArticle.title })).toHaveAttribute('href', sampleArticle.href);
  });

  it('uses a text below the excerpt as that link', () => {
    render(<ArticleCard article={sampleArticle} readArticle="Read Article" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: `Read Article: ${sampleArticle.title}` })).toHaveTextContent(
      'Read Article',
    );
  });

  it('passes the tone on to the cover', () => {
    const { container } = render(<ArticleCard article={sampleArticle} tone="cobalt" />);
    expect(container.querySelector('[data-slot=cover-art]')).toHaveAttribute('data-tone', 'cobalt');
  });
});

describe('ArticleCard of an article that has a picture', () => {
  const own = { ...sampleArticle, image: { alt: 'A bakery', src: '/bakery.avif' } };

  it('shows its own picture in place of the drawn cover', () => {
    const { container } = render(<ArticleCard article={own} />);
    expect(container.querySelector('[data-slot=cover-art]')).toHaveAttribute('src', '/bakery.avif');
  });
});
