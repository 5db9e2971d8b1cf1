export { CategoryFilter, type CategoryFilterProps } from './category-filter.js';
