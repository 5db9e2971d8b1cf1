import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { intersect } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import type { Block } from '../../types.js';
import { articleAnchors, articleContents } from './article-anchors.js';
import { ArticleBody } from './article-body.js';
import { sampleIntroduction, sampleSections } from './article-body.samples.js';

const paragraph = (text: string): Block[] => [{ kind: 'paragraph', text }];
const body = (text: string, heading = 'Heading') => (
  <ArticleBody introduction={paragraph('Hello')} sections={[{ heading, content: paragraph(text) }]} reveal={false} />
);

describe('ArticleBody', () => {
  describeContract(<ArticleBody introduction={sampleIntroduction} sections={sampleSections} />, {
    slot: 'article-body',
  });

  it('uses second-level headings for sections, and a third-level one for the author', () => {
    render(<ArticleBody introduction={[]} sections={sampleSections} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(
      sampleSections.slice(0, 4).map(({ heading }) => heading),
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Author Bio');
    expect(screen.getByRole('complementary', { name: 'Author Bio' })).toBeInTheDocument();
  });

  it('renders no heading for a section without one', () => {
    render(body('Goes on.', ''));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('links the name of the brand wherever it is a word, and nowhere else', () => {
    render(
      body("Boundless, Boundless's and **Boundless** but not Boundlessness, a@Boundless or [Boundless news](/blog)."),
    );
    const links = screen.getAllByRole('link', { name: 'Boundless' });
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Boundless news' })).toHaveAttribute('href', '/blog');
  });

  it('treats special characters in the name literally', () => {
    render(
      <ArticleBody
        introduction={paragraph('A+B (Inc.) and AAB')}
        sections={[]}
        brand="A+B (Inc.)"
        brandHref="/about-us"
      />,
    );
    expect(screen.getByRole('link', { name: 'A+B (Inc.)' })).toHaveAttribute('href', '/about-us');
  });

  it('fades its sections in over 1000 ms when they come into view', () => {
    const { container } = render(<ArticleBody introduction={paragraph('Hello')} sections={sampleSections} />);
    const reveal = container.querySelectorAll<HTMLElement>('[data-slot=reveal]')[1] as HTMLElement;
    expect(reveal.style.getPropertyValue('--bl-reveal')).toBe('1000ms');
    intersect(reveal, false);
    expect(reveal).toHaveAttribute('data-state', 'hidden');
    intersect(reveal, true);
    expect(reveal).toHaveAttribute('data-state', 'visible');
  });

  it('does not fade in by default', () => {
    const { container } = render(body('Text'));
    expect(container.querySelector('[data-slot=reveal]')).toBeNull();
  });
});

describe('the anchors of an article', () => {
  const sections = ['Step 1: Decide', 'Step 1: decide!', '', '¿Qué?', '???', 'Author Bio'].map((heading) => ({
    heading,
    content: [],
  }));

  it('are made of its headings, and unique', () => {
    expect(articleAnchors(sections)).toEqual([
      'step-1-decide',
      'step-1-decide-2',
      undefined,
      'que',
      'section',
      'author-bio',
    ]);
  });

  it('are unique and valid despite special characters', () => {
    const ids = articleAnchors(['Step', 'Step', 'Step 2', 'Résumé'].map((heading) => ({ heading, content: [] })));
    expect(ids).toEqual(['step', 'step-2', 'step-2-2', 'resume']);
  });

  it("leave the author's section out of the table of contents", () => {
    expect(articleContents(sections).map(({ label }) => label)).toEqual([
      'Step 1: Decide',
      'Step 1: decide!',
      '¿Qué?',
      '???',
    ]);
  });
});
