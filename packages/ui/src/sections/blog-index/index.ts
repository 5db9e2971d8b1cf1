export { BlogIndex, type BlogIndexProps } from './blog-index.js';
