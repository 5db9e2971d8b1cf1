import { describe, expect, it } from 'vitest';
import { articles, loadArticle, relatedTo } from './articles.js';
import { filterOf } from './filter-of.js';

/** Addresses that must not change: others link to them. */
const required = [
  '5-reasons-why-capital-is-essential',
  '5-ways-to-manage-cashflow-for-seasonal-businesses',
  'asset-based-loans-vs-merchant-cash-advances',
  'basic-business-banking-products',
  'boost-your-ecommerce-brand',
  'boundless-ai-airwallex-partnership',
  'boundless-ai-highbeam-partnership',
  'boundless-ai-upmetrics-partnership',
  'boundless-ai-xendoo-partnership',
  'business-lines-of-credit',
  'business-loans-vs-line-of-credit-guide',
  'clearco-boundless-funding-partnership',
  'debt-financing-guide',
  'essential-tips-2025-success',
  'finaloop-boundless-partnership',
  'how-fractional-cfos-use-boundless',
  'how-interest-rates-impact-financing',
  'how-lenders-evaluate-your-business',
  'how-to-write-a-business-plan-step-by-step-guide',
  'reflecting-on-2024',
  'revenue-vs-cash-flow',
  'sba-emergency-loans-california-wildfires',
  'understanding-business-equity',
  'understanding-business-financing-options',
  'understanding-ebitda',
  'what-is-an-sba-loan',
  'what-is-invoice-factoring',
  'why-accounting-for-small-business-matters',
];

describe('the published articles', () => {
  it('include every required address, one of which is a hexadecimal id', () => {
    const slugs = articles.map((article) => article.slug);
    expect(slugs).toEqual(expect.arrayContaining([...required, expect.stringMatching(/^[0-9a-f]{24}$/)]));
  });

  it.each([
    ['debt-financing-guide', 'March 3, 2025', '5 min read', 'Guide'],
    ['why-accounting-for-small-business-matters', 'March 17, 2025', '4 min read', 'Insights'],
    ['5-ways-to-manage-cashflow-for-seasonal-businesses', 'April 6, 2025', '6 min read', 'Guide'],
    ['business-loans-vs-line-of-credit-guide', undefined, '5 min read', 'Guide'],
    ['how-to-write-a-business-plan-step-by-step-guide', undefined, '8 min read', 'Guide'],
    ['boundless-ai-highbeam-partnership', 'April 2, 2025', '2 min read', undefined],
    ['boundless-ai-airwallex-partnership', 'June 1, 2025', '2 min read', undefined],
  ])('show the required date, read time and category of %s', (slug, date, readTime, category) => {
    const article = articles.find((candidate) => candidate.slug === slug);
    expect(article).toMatchObject({ readTime, ...(date && { date }), ...(category && { category }) });
  });

  it('fade their sections in, except the business plan', () => {
    const reveal = (slug: string) => articles.find((article) => article.slug === slug)?.reveal;
    expect(reveal('how-to-write-a-business-plan-step-by-step-guide')).toBe(false);
    expect(reveal('debt-financing-guide')).toBe(true);
  });

  it('are sorted newest first', () => {
    const dates = articles.map((article) => article.isoDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(articles.length).toBeGreaterThan(0);
  });

  it('can each be loaded with their own body', async () => {
    for (const { slug, title, category, filter } of articles) {
      const body = await loadArticle(slug);
      expect(body).toMatchObject({ slug, title });
      expect(body?.introduction).not.toHaveLength(0);
      expect(filter).toBe(filterOf(category));
      expect(relatedTo(slug)).toHaveLength(2);
    }
  });

  it('do not include unknown slugs', async () => {
    expect(await loadArticle('index')).toBeUndefined();
    expect(await loadArticle('../lenders')).toBeUndefined();
    expect(await loadArticle('toString')).toBeUndefined();
  });
});
