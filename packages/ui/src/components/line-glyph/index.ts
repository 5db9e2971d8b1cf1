export { LineGlyph, type LineGlyphProps } from './line-glyph.js';
