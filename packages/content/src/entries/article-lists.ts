import type { ArticleFilter } from '../schemas/article.js';
import type { ArticleList } from '../schemas/article-list.js';
import { authors, inventedAuthor } from './authors.js';

const toBlog = { label: 'All articles', href: '/blog' };

const category = (slug: string, filter: ArticleFilter, title: string, lede: string): ArticleList => ({
  slug: `category-${slug}`,
  path: `/topics/${slug}`,
  meta: { title: `${title} | Boundless`, description: lede },
  hero: { title, lede, actions: [toBlog] },
  heading: 'Newest first',
  filter,
});

/** Lists of articles with their own addresses, which search engines can index, unlike the blog's filters. Below `/blog/` there are only articles. */
export const articleLists: readonly ArticleList[] = [
  category(
    'guides',
    'Guides',
    'Business Funding Guides',
    'How loans, lines, leases and advances work, what they cost, and what a lender reads first. Each has a worked example, a table or a checklist.',
  ),
  category(
    'market-insights',
    'Market Insights',
    'Market Insights',
    'Rates, rules and lender practices in Canada and the US, and what they mean for a business that borrows.',
  ),
  category(
    'press-releases',
    'Press Releases',
    'Press Releases',
    'News from Boundless: partnerships and new features, what they do for a business and what they cost.',
  ),
  category(
    'case-studies',
    'Case Studies',
    'Case Studies',
    'How accountants and CFOs use one funding profile for several lenders, with figures.',
  ),
  ...authors.flatMap(({ name, role, href, bio, invented }): ArticleList[] =>
    href && bio
      ? [
          {
            slug: href.slice(1).replaceAll('/', '-'),
            path: href,
            meta: {
              title: `${name}, ${role} | Boundless`,
              description: `Articles by ${name}, ${role} at Boundless, about borrowing in Canada and the United States.`,
            },
            hero: {
              title: name,
              lede: [`${role}.`, bio, ...(invented ? [inventedAuthor] : [])].join(' '),
              actions: [toBlog],
            },
            heading: 'Written by this author',
            author: name,
            ...(invented && { invented }),
          },
        ]
      : [],
  ),
];
