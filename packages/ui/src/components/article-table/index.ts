export { ArticleTable, type ArticleTableProps } from './article-table.js';
