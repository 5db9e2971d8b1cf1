export { ArticleCta, type ArticleCtaProps } from './article-cta.js';
