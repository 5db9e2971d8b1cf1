import { describe, expect, it } from 'vitest';
import { articles, filterOf, loadArticle, relatedTo } from './articles.js';

describe('the published articles', () => {
  it('stand newest first', () => {
    const dates = articles.map((article) => article.isoDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(articles.length).toBeGreaterThan(0);
  });

  it('can each be loaded with the body that belongs to it', async () => {
    for (const { slug, title, category, filter } of articles) {
      const body = await loadArticle(slug);
      expect(body).toMatchObject({ slug, title });
      expect(body?.introduction).not.toBe('');
      expect(filter).toBe(filterOf(category));
      expect(relatedTo(slug)).toHaveLength(2);
    }
  });

  it('do not include what nobody wrote', async () => {
    expect(await loadArticle('index')).toBeUndefined();
    expect(await loadArticle('../lenders')).toBeUndefined();
    expect(await loadArticle('toString')).toBeUndefined();
  });
});
