import type { HighlightDrawings } from '../highlight-group/index.js';

/** Drawings of values by icon: the same icon, the same picture, everywhere. */
export const valueDrawings: HighlightDrawings = {
  'shield-check': { glyph: 'bits', detail: 'encryption' },
  lightbulb: { glyph: 'rings', detail: 'who-decides' },
  'heart-handshake': { glyph: 'pair', detail: 'no-charge' },
};
