import type { ArticleBody, ArticleMeta } from '@boundless/content/schemas/article';
import { ArticleView } from '../blog/article-view.js';
import type { PageHead } from '../routing/page.js';

interface ArticleData {
  article: ArticleBody;
  related: readonly ArticleMeta[];
}

export const head = ({ article }: ArticleData): PageHead => ({
  title: article.metaTitle,
  description: article.excerpt,
  canonical: article.href,
});

export default function ArticlePage({ data }: { data: ArticleData }) {
  return <ArticleView article={data.article} related={data.related} />;
}
