import { articles } from '@boundless/content/articles';
import { articleLists } from '@boundless/content/entries/article-lists';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import type { ListData } from '../../src/data/list-data.js';

export const listSlugs = (): string[] => articleLists.map(({ slug }) => slug);

/** The articles of one category or by one author, newest first. */
export function listData(slug: string): ListData | undefined {
  const list = articleLists.find((one) => one.slug === slug);
  if (!list) return undefined;
  const belongs = ({ filter, author }: ArticleMeta) => (list.filter ? filter === list.filter : author === list.author);
  return { list, articles: articles.filter(belongs) };
}
