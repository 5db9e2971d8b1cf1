export { Tag, type TagProps } from './tag.js';
export { tagVariants } from './tag.variants.js';
