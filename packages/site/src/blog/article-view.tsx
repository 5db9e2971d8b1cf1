import { avatars } from '@boundless/content/avatars';
import { article as words } from '@boundless/content/entries/article';
import type { ArticleBody, ArticleMeta } from '@boundless/content/schemas/article';
import { TermsContext } from '@boundless/ui/components/term';
import { ArticlePage } from '@boundless/ui/templates/article-page';
import { articleTool } from './article-tools.js';
import { useSharing } from './use-sharing.js';

const noTerms = {};

export function ArticleView({ article, related }: { article: ArticleBody; related: readonly ArticleMeta[] }) {
  const sharing = useSharing(article.slug, article.title);
  const { byline } = article;
  return (
    <TermsContext value={article.terms ?? noTerms}>
      <ArticlePage
        content={words}
        article={article}
        related={related}
        tool={articleTool}
        author={byline && { ...byline, avatar: byline.avatar && avatars[byline.avatar] }}
        {...sharing}
      />
    </TermsContext>
  );
}
