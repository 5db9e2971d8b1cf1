import { loadArticle, relatedTo } from '@boundless/content/articles';
import { newsletter } from '@boundless/content/entries/newsletter';
import { routes } from '../addresses/routes.js';
import { articlesHere as articles } from './articles-here.js';
import { listData } from './list-data.js';
import { buildDay, partnerData } from './partner-data.js';

export { today } from './partner-data.js';

/** Names of all data files. The build writes them, and they are served as `/data/<name>.json`. */
export const dataNames = (): string[] => [
  ...new Set([
    'latest',
    ...articles.map(({ slug }) => `blog/${slug}`),
    ...routes.flatMap(({ data }) => (data && !data.includes(':') ? [data] : [])),
  ]),
];

/** The data called `name` on `day`, or `undefined`. Runs in the build, in the server and in the development server, never in a browser. */
export async function dataOf(name: string, day = buildDay): Promise<unknown> {
  if (name === 'blog') return { articles };
  if (name === 'latest') return { articles: articles.slice(0, 2) };
  const [, kind, slug] = name.match(/^(blog|partners|lists|newsletter)\/(.+)$/) ?? [];
  if (kind === 'lists') return listData(slug ?? '');
  if (kind === 'newsletter') return newsletter[slug as keyof typeof newsletter];
  if (kind === 'partners') return partnerData(slug ?? '', day);
  const article = slug && (await loadArticle(slug));
  return article ? { article, related: relatedTo(slug) } : undefined;
}
