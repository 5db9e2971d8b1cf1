import { articles } from '@boundless/content/articles';
import { articleLists } from '@boundless/content/entries/article-lists';
import type { ArticleMeta } from '@boundless/content/schemas/article';

/** The data of a list page: the articles of one category or one author, newest first. */
export type ListData = NonNullable<ReturnType<typeof listData>>;

export function listData(slug: string) {
  const list = articleLists.find((one) => one.slug === slug);
  if (!list) return undefined;
  const belongs = ({ filter, author }: ArticleMeta) => (list.filter ? filter === list.filter : author === list.author);
  return { list, articles: articles.filter(belongs) };
}
