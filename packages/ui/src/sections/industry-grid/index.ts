export { IndustryGrid, type IndustryGridProps } from './industry-grid.js';
