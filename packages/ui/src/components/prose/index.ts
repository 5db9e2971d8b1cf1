export { Prose, type ProseProps } from './prose.js';
export { proseVariants } from './prose.variants.js';
