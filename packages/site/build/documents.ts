import { blog } from '@boundless/content/entries/blog';
import { isHere, routes } from '../src/addresses/routes.js';
import { articlesHere as articles } from '../src/data/articles-here.js';

/** Every address with its own document, without its language: all paths, and the blog with each of its filters. */
export const documents = (): string[] => [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...articles.map(({ href }) => href),
  ...(isHere('/blog') ? blog.filters.map(({ value }) => `/blog?category=${value}`) : []),
];

/** Documents for unknown paths: `prefix` matches paths with exactly one more segment; `/` matches the rest. `path` is an unknown path to render. */
export const notFoundDocuments = [
  { prefix: '/blog/', file: 'coming-soon.html', path: '/blog/not-written-yet' },
  { prefix: '/', file: '404.html', path: '/not-a-page' },
] as const;
