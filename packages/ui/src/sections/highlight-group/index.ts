export {
  type HighlightDrawing,
  type HighlightDrawings,
  highlightDrawers,
  highlightDrawings,
} from './highlight-drawings.js';
export {
  HighlightGroup,
  type HighlightGroupContent,
  type HighlightGroupProps,
  type HighlightItem,
} from './highlight-group.js';
