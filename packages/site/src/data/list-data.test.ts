import { articles } from '@boundless/content/articles';
import { articleLists } from '@boundless/content/entries/article-lists';
import { expect, it } from 'vitest';
import { listData } from './list-data.js';

it('has every article in the list of its category, and in its author’s list if that is a person', () => {
  const listed = articleLists.flatMap(({ slug }) => listData(slug)?.articles ?? []);
  for (const article of articles) {
    const lists = article.author === 'Boundless Team' ? 1 : 2;
    expect(
      listed.filter(({ slug }) => slug === article.slug),
      article.slug,
    ).toHaveLength(lists);
  }
});

it('has no articles of other categories, and no list for an unknown slug', () => {
  expect(new Set(listData('category-guides')?.articles.map(({ filter }) => filter))).toEqual(new Set(['Guides']));
  expect(listData('category-gossip')).toBeUndefined();
});
