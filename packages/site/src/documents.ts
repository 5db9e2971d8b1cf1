import { articles } from '@boundless/content/articles';
import { routes } from './routing/routes.js';

/** Every path that has a document of its own. */
export const documents = (): string[] => [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...articles.map(({ href }) => href),
];

/** Documents for paths that have none, by what the path is one segment below; `/` takes all others. `path` ends up there. */
export const notFoundDocuments = [
  { prefix: '/blog/', file: 'coming-soon.html', path: '/blog/not-written-yet' },
  { prefix: '/', file: '404.html', path: '/not-a-page' },
] as const;
