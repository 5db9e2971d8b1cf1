import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { sampleArticle } from '../article-card/article-card.samples.js';
import { ArticleCover } from './article-cover.js';
import { CoverArt } from './cover-art.js';
import { sampleCovers } from './cover-art.samples.js';
import { kindOf, spreadTones, toneOf } from './cover-kinds.js';
import { createRandom, hashOf } from './cover-random.js';

const categories = ['Guide', 'Insights', 'Press Release', 'Case Study', 'New Feature Release'];
const slugs = Array.from({ length: 200 }, (_, index) => `an-article-about-number-${index}`);
const markup = (slug: string, category: string) => renderToStaticMarkup(<CoverArt slug={slug} category={category} />);

it('an article’s own picture has an empty text alternative, and no class that is undefined', () => {
  const html = renderToStaticMarkup(<ArticleCover article={{ ...sampleArticle, image: { src: '/own.webp' } }} />);
  expect(html).toContain('alt=""');
  expect(html).toContain('class="bl:w-full bl:object-cover"');
});

describe('CoverArt', () => {
  describeContract(<CoverArt slug="debt-financing-guide" category="Guide" />, { slot: 'cover-art' });

  it('draws the same picture for the same slug, and another one for another slug', () => {
    expect(markup('debt-financing-guide', 'Guide')).toBe(markup('debt-financing-guide', 'Guide'));
    expect(new Set(sampleCovers.map(({ slug }) => markup(slug, 'Guide'))).size).toBe(sampleCovers.length);
  });

  it('does not change the pictures of published articles', () => {
    const pictures = sampleCovers.map(({ slug, category }) => markup(slug, category)).join('');
    expect(hashOf(pictures).toString(36)).toMatchInlineSnapshot(`"is7kc9"`);
  });

  it('draws a different composition for each category, in any letter case', () => {
    expect(new Set(categories.map((category) => kindOf('some-slug', category).draw)).size).toBe(5);
    expect(kindOf('some-slug', 'MARKET INSIGHTS').draw).toBe(kindOf('some-slug', 'Commentary').draw);
  });

  it('varies the composition for an unknown category', () => {
    expect(new Set(slugs.map((slug) => kindOf(slug, 'Recipes').draw)).size).toBe(5);
  });

  it.each([780, 1200, 1612])('keeps its sun inside a frame %i wide, for any slug', (width) => {
    for (const category of categories.slice(0, 4)) {
      for (const slug of slugs) {
        const suns = kindOf(slug, category)
          .draw(createRandom(hashOf(slug)), width)
          .filter((layer) => layer.fill === 'sun');
        expect(suns, `${category}, ${slug}`).toHaveLength(1);
        const [x = 0, y = 0] = (suns[0]?.d.slice(1).split('a')[0]?.split(/[ A]/) ?? []).map(Number);
        expect(x, `${category}, ${slug}: x`).toBeGreaterThan(0);
        expect(x, `${category}, ${slug}: x`).toBeLessThan(width - 40);
        expect(y, `${category}, ${slug}: y`).toBeGreaterThan(0);
        expect(y, `${category}, ${slug}: y`).toBeLessThan(750);
      }
    }
  });

  it('never draws with an invalid number', () => {
    for (const slug of slugs) for (const category of categories) expect(markup(slug, category)).not.toContain('NaN');
  });

  it('is decoration without a label, and a picture with one', () => {
    const { container } = render(<CoverArt slug="a" category="Guide" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(<CoverArt slug="a" category="Guide" label="Rings over a horizon" />);
    expect(screen.getByRole('img', { name: 'Rings over a horizon' })).toBeInTheDocument();
  });
});

describe('spreadTones', () => {
  it('gives no two neighbours the same tone', () => {
    const tones = spreadTones(sampleCovers);
    expect(tones).toHaveLength(sampleCovers.length);
    for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[index + 1]);
  });

  it('keeps a tone that no neighbour has', () => {
    const [first = { slug: '', category: '' }] = sampleCovers;
    expect(spreadTones([first])).toEqual([toneOf(first.slug, first.category)]);
  });

  it('considers only the given neighbours', () => {
    const same = Array.from({ length: 4 }, () => ({ slug: 'a', category: 'Guide' }));
    expect(new Set(spreadTones(same, (index) => [index - 1, index - 2, index - 3])).size).toBe(4);
  });
});
