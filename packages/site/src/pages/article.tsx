import { article as words } from '@boundless/content/entries/article';
import { comingSoon } from '@boundless/content/entries/coming-soon';
import type { ArticleBody, ArticleMeta } from '@boundless/content/schemas/article';
import { ComingSoon } from '@boundless/ui/sections/coming-soon';
import { ArticleView } from '../blog/article-view.js';
import type { PageHead } from '../head/page-head.js';

/** An article with related articles, or the latest articles if there is no article with this slug. */
type ArticleData =
  | { article: ArticleBody; related: readonly ArticleMeta[] }
  | { article?: undefined; articles: readonly ArticleMeta[] };

export const head = ({ article }: ArticleData): PageHead =>
  article
    ? { title: article.metaTitle, description: article.excerpt, canonical: article.href }
    : { ...words.missing, noindex: true };

export default function ArticlePage({ data }: { data: ArticleData }) {
  return data.article ? (
    <ArticleView article={data.article} related={data.related} />
  ) : (
    <ComingSoon content={comingSoon} back={words.backToBlog} articles={data.articles} />
  );
}
