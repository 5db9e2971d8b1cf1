export { articleContents } from './article-anchors.js';
export { ArticleBody, type ArticleBodyProps } from './article-body.js';
