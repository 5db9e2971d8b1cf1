import { articles } from '@boundless/content/articles';
import { blog } from '@boundless/content/entries/blog';
import { routes } from '../src/routing/routes.js';

/** Every address that has a document of its own: paths, and the blog's list under each of its filters. */
export const documents = (): string[] => [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...articles.map(({ href }) => href),
  ...blog.filters.map(({ value }) => `/blog?category=${value}`),
];

/** Documents for paths that have none, by what the path is one segment below; `/` takes all others. `path` ends up there. */
export const notFoundDocuments = [
  { prefix: '/blog/', file: 'coming-soon.html', path: '/blog/not-written-yet' },
  { prefix: '/', file: '404.html', path: '/not-a-page' },
] as const;
