import { articles, loadArticle, relatedTo } from '@boundless/content/articles';
import { newsletter } from '@boundless/content/entries/newsletter';
import { pages } from '@boundless/content/pages';
import { listData, listSlugs } from './list-data.js';
import { buildDay, partnerData, partnerIds } from './partner-data.js';

export { today } from './partner-data.js';

/** Names of all data files. The build writes them, and they are served as `/data/<name>.json`. */
export const dataNames = (): string[] => [
  'blog',
  'latest',
  ...articles.map(({ slug }) => `blog/${slug}`),
  ...listSlugs().map((slug) => `lists/${slug}`),
  ...pages.flatMap(({ data }) => (data?.startsWith('newsletter/') ? [data] : [])),
  ...partnerIds().map((id) => `partners/${id}`),
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
