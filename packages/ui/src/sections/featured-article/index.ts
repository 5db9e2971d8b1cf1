export { FeaturedArticle, type FeaturedArticleProps } from './featured-article.js';
