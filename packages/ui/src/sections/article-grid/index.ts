export { ArticleGrid, type ArticleGridProps } from './article-grid.js';
