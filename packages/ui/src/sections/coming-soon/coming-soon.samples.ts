import type { ArticleSummary } from '../../types.js';
import type { ComingSoonContent } from './coming-soon.js';

export const sampleComingSoon: ComingSoonContent = {
  title: 'Coming Soon',
  text: 'This blog post is being prepared and will be available soon. Check back later for great content!',
  actions: [
    { label: 'Browse the blog', href: '/blog' },
    { label: 'Back to Home', href: '/' },
  ],
  readyTitle: 'Ready to read now',
};

const guide = { author: 'Noor Haddad', date: 'April 6, 2025', category: 'Guide' };

export const sampleArticles: readonly ArticleSummary[] = [
  {
    ...guide,
    slug: 'business-loans-vs-line-of-credit-guide',
    href: '/blog/business-loans-vs-line-of-credit-guide',
    title: 'Business loans or a line of credit?',
    excerpt: 'One is a bridge you cross once, the other a tap you leave fitted.',
    readTime: '5 min read',
  },
  {
    ...guide,
    slug: '5-ways-to-manage-cashflow-for-seasonal-businesses',
    href: '/blog/5-ways-to-manage-cashflow-for-seasonal-businesses',
    title: '5 Ways to Manage Cashflow for Seasonal Businesses',
    excerpt: 'Twelve months of bills, four months of sales. How to carry one with the other.',
    readTime: '6 min read',
  },
];
