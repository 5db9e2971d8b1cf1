export { ArticlePage, type ArticlePageProps } from './article-page.js';
