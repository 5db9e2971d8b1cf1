export { type HighlightCardContent, HighlightColumns, type HighlightColumnsProps } from './highlight-columns.js';
