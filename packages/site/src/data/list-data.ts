import type { ArticleMeta } from '@boundless/content/schemas/article';
import type { ArticleList } from '@boundless/content/schemas/article-list';

/** What a list of articles is rendered from. */
export interface ListData {
  list: ArticleList;
  articles: readonly ArticleMeta[];
}
