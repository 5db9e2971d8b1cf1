import type { BlogPage } from '../schemas/pages/blog.js';

export const blog: BlogPage = {
  meta: {
    title: 'Blog: Business Funding Guides and News | Boundless',
    description:
      'Guides, market updates, case studies and company news for people who run businesses, with the calculations shown.',
  },
  hero: {
    title: 'Plain talk about money',
    lede: 'Guides, market updates and company news for people who run businesses, with the calculations shown.',
  },
  filtersLabel: 'Show articles about',
  filters: [
    { label: 'All', value: 'all', categories: [] },
    {
      label: 'Press Releases',
      value: 'press-releases',
      categories: ['Press Release', 'Press Releases', 'New Feature Release'],
    },
    { label: 'Case Studies', value: 'case-studies', categories: ['Case Study'] },
    { label: 'Guides', value: 'guides', categories: ['Guide'] },
    { label: 'Market Insights', value: 'market-insights', categories: ['Insights', 'Commentary'] },
  ],
  featuredLabel: 'Featured Articles',
  latestTitle: 'Latest Articles',
  loadMore: 'Load More Articles',
  readArticle: 'Read Article',
  empty: 'Nothing has been published here yet.',
};
