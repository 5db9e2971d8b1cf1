import { describe, expect, it } from 'vitest';
import type { ArticleCategory, ArticleMeta } from '../schemas/article.js';
import { filterOf } from './filter-of.js';
import { pickRelated } from './related.js';

const article = (slug: string, category: ArticleCategory, isoDate: string): ArticleMeta => ({
  slug,
  href: `/blog/${slug}`,
  title: slug,
  metaTitle: slug,
  excerpt: slug,
  author: 'Boundless Team',
  date: 'March 3, 2025',
  isoDate,
  readTime: '5 min read',
  category,
  filter: filterOf(category),
  type: 'guide',
  image: {},
  reveal: true,
});

const articles = [
  article('press', 'Press Releases', '2025-06-01'),
  article('guide-3', 'Guide', '2025-05-01'),
  article('insight', 'Insights', '2025-04-01'),
  article('guide-2', 'Guide', '2025-03-01'),
  article('comment', 'Commentary', '2025-02-01'),
  article('guide-1', 'Guide', '2025-01-01'),
  article('guide-0', 'Guide', '2024-01-01'),
];
const related = (slug: string) => pickRelated(slug, articles).map((one) => one.slug);

describe('pickRelated', () => {
  it('picks the newest others of the same filter first', () => {
    expect(related('guide-1')).toEqual(['guide-3', 'guide-2']);
    expect(related('guide-3')).toEqual(['guide-2', 'guide-1']);
  });

  it('adds the newest of the other filters if there are too few', () => {
    expect(related('insight')).toEqual(['comment', 'press']);
    expect(related('press')).toEqual(['guide-3', 'insight']);
  });

  it('picks the newest articles for an unknown slug', () => {
    expect(related('unknown')).toEqual(['press', 'guide-3']);
  });
});

describe('filterOf', () => {
  it.each([
    ['Press Release', 'Press Releases'],
    ['Press Releases', 'Press Releases'],
    ['New Feature Release', 'Press Releases'],
    ['Case Study', 'Case Studies'],
    ['Guide', 'Guides'],
    ['Insights', 'Market Insights'],
    ['Commentary', 'Market Insights'],
  ] as const)('shows %s under %s', (category, filter) => {
    expect(filterOf(category)).toBe(filter);
  });
});
