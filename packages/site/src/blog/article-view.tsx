import { avatars } from '@boundless/content/avatars';
import { article as words } from '@boundless/content/entries/article';
import { authors } from '@boundless/content/entries/authors';
import type { ArticleBody, ArticleMeta } from '@boundless/content/schemas/article';
import { ArticlePage } from '@boundless/ui/templates/article-page';
import { useSharing } from './use-sharing.js';

/** An article that can be shared and saved. */
export function ArticleView({ article, related }: { article: ArticleBody; related: readonly ArticleMeta[] }) {
  const sharing = useSharing(article.slug, article.title);
  const author = authors.find(({ name }) => name === article.author);
  return (
    <ArticlePage
      content={words}
      article={article}
      related={related}
      author={author && { ...author, avatar: author.avatar && avatars[author.avatar] }}
      {...sharing}
    />
  );
}
