export { LineGlyph, type LineGlyphName, type LineGlyphProps } from './line-glyph.js';
