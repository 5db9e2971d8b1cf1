export { RelatedArticles, type RelatedArticlesProps } from './related-articles.js';
