export type { HighlightCardContent } from './highlight-card.js';
export { HighlightColumns, type HighlightColumnsProps } from './highlight-columns.js';
