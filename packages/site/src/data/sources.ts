import { articles, loadArticle, relatedTo } from '@boundless/content/articles';
import { listData, listSlugs } from './list-data.js';
import { partnerData, partnerIds, today } from './partner-data.js';

/** Names of all data files. The build writes them, and they are served as `/data/<name>.json`. */
export const dataNames = (): string[] => [
  'blog',
  'latest',
  ...articles.map(({ slug }) => `blog/${slug}`),
  ...listSlugs().map((slug) => `lists/${slug}`),
  ...partnerIds().map((id) => `partners/${id}`),
];

/** The data called `name` on `day`, or `undefined`. Runs in the build and in the development server, never in a browser. */
export async function dataOf(name: string, day = today()): Promise<unknown> {
  if (name === 'blog') return { articles };
  if (name === 'latest') return { articles: articles.slice(0, 2) };
  const [, kind, slug] = name.match(/^(blog|partners|lists)\/(.+)$/) ?? [];
  if (kind === 'lists') return listData(slug ?? '');
  if (kind === 'partners') return partnerData(slug ?? '', day);
  const article = slug && (await loadArticle(slug));
  return article ? { article, related: relatedTo(slug) } : undefined;
}
