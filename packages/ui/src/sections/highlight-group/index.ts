export {
  type HighlightDrawing,
  type HighlightDrawings,
  highlightDrawers,
  highlightDrawings,
} from './highlight-drawings.js';
export { HighlightGroup, type HighlightGroupProps } from './highlight-group.js';
export type { HighlightGroupContent, HighlightItem } from './highlight-group.types.js';
