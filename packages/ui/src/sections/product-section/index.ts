export { type ProductImage, ProductSection, type ProductSectionProps } from './product-section.js';
