import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ArticlePage, type ArticlePageProps } from './article-page.js';
import { sampleArticlePage, sampleAuthor, sampleFullArticle, sampleRelated } from './article-page.samples.js';

const page = (props: Partial<ArticlePageProps> = {}) => (
  <ArticlePage
    content={sampleArticlePage}
    article={sampleFullArticle}
    author={sampleAuthor}
    related={sampleRelated}
    {...props}
  />
);
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot=${name}]`);

describe('ArticlePage', () => {
  describeContract(page() as never, { slot: 'article' });

  it('shows a note if its author or its example is invented', () => {
    const { rerender } = render(page());
    expect(slot('illustrative-note')).toBeNull();
    rerender(page({ author: { ...sampleAuthor, invented: true } }));
    expect(slot('illustrative-note')).toHaveTextContent('Illustrative example');
    expect(slot('article-author-note')).toHaveTextContent('A made-up author');
    rerender(page({ article: { ...sampleFullArticle, invented: true } }));
    expect(slot('illustrative-note')).toHaveTextContent('The businesses are made up');
    expect(slot('article-author-note')).toBeNull();
  });

  it('shows its disclaimer once, below the text, if there is one', () => {
    const { rerender } = render(page());
    expect(slot('disclaimer')).toHaveTextContent('general information, not advice about your business');
    expect(slot('article-body')?.compareDocumentPosition(slot('disclaimer') as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    rerender(page({ content: { ...sampleArticlePage, disclaimer: undefined } }));
    expect(slot('disclaimer')).toBeNull();
  });

  it('contains header, text, call to action and related articles', () => {
    render(page());
    const root = within(slot('article') as HTMLElement);
    expect(root.getByRole('heading', { level: 1 })).toHaveTextContent(sampleFullArticle.title);
    for (const part of ['article-author', 'article-date', 'article-category', 'article-read-time', 'article-body']) {
      expect(slot(part), part).toBeInTheDocument();
    }
    expect(root.getByRole('heading', { name: 'Ready to Get Started?' })).toBeInTheDocument();
    const related = within(slot('related-articles') as HTMLElement);
    expect(related.getAllByRole('link')).toHaveLength(2);
  });

  it("sets its author's summary between rules", () => {
    const [{ heading } = { heading: '' }] = sampleFullArticle.sections.filter((section) => section.heading);
    const summary = () => screen.getByRole('heading', { level: 2, name: heading }).closest('section');
    const { rerender } = render(page({ author: { ...sampleAuthor, keyHeading: 'Key facts' } }));
    expect(summary()).not.toHaveClass('bl:border-t-3');
    rerender(page({ author: { ...sampleAuthor, keyHeading: heading } }));
    expect(summary()).toHaveClass('bl:border-t-3');
  });

  it('has a table of contents if the article is long', () => {
    const { rerender } = render(page());
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(sampleFullArticle.sections.slice(0, 4).map(({ heading }) => heading));
    rerender(page({ article: { ...sampleFullArticle, sections: sampleFullArticle.sections.slice(0, 3) } }));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('fades sections in unless `reveal` is false', () => {
    const { container, rerender } = render(page());
    expect(container.querySelector('[data-slot=reveal]')).toBeInTheDocument();
    rerender(page({ article: { ...sampleFullArticle, reveal: false } }));
    expect(container.querySelector('[data-slot=reveal]')).toBeNull();
  });

  it('leaves out empty parts', () => {
    render(page({ related: undefined }));
    expect(slot('related-articles')).toBeNull();
  });
});
