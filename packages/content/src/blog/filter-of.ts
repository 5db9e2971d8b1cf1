import type { ArticleCategory, ArticleFilter } from '../schemas/article.js';

const filters: Readonly<Record<ArticleCategory, ArticleFilter>> = {
  'Press Release': 'Press Releases',
  'Press Releases': 'Press Releases',
  'New Feature Release': 'Press Releases',
  'Case Study': 'Case Studies',
  Guide: 'Guides',
  Insights: 'Market Insights',
  Commentary: 'Market Insights',
};

/** The blog's filter that shows articles of this category. */
export function filterOf(category: ArticleCategory): ArticleFilter {
  return filters[category];
}
