export { ComparisonTable, type ComparisonTableProps } from './comparison-table.js';
