export { ProductIndex, type ProductIndexProps } from './product-index.js';
