export { type HighlightItem, highlightDrawers } from './highlight-drawings.js';
export {
  HighlightGroup,
  type HighlightGroupContent,
  type HighlightGroupProps,
} from './highlight-group.js';
