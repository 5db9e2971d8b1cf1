import { articles } from '@boundless/content/articles';
import { expect, it } from 'vitest';
import { listData, listSlugs } from './list-data.js';

it('has every article in the list of its category, and those of a named author in theirs', () => {
  const listed = listSlugs().flatMap((slug) => listData(slug)?.articles ?? []);
  for (const article of articles) {
    const times = article.author === 'Boundless Team' ? 1 : 2;
    expect(
      listed.filter(({ slug }) => slug === article.slug),
      article.slug,
    ).toHaveLength(times);
  }
});

it('lists nothing that does not belong', () => {
  expect(new Set(listData('category-guides')?.articles.map(({ filter }) => filter))).toEqual(new Set(['Guides']));
  expect(listData('category-gossip')).toBeUndefined();
});
