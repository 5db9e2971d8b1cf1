import type { HighlightCardContent } from '../../components/highlight-columns/index.js';
import { Icon } from '../../components/icon/index.js';
import { LineGlyph } from '../../components/line-glyph/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import type { Feature } from '../../types.js';

/** One of the items that are highlighted in turn. Without an icon it shows its number. */
export interface HighlightItem extends HighlightCardContent, Partial<Pick<Feature, 'glyph' | 'drawing'>> {}

/** Draws what an item names: its icon, the glyph in its ring, and the product drawing with `className`. */
export const highlightDrawers = (className?: string) => ({
  mark: ({ icon }: HighlightItem) => icon && <Icon name={icon} />,
  glyph: ({ glyph }: HighlightItem) => glyph && <LineGlyph name={glyph} />,
  detail: ({ drawing }: HighlightItem) => drawing && <ProductDrawing name={drawing} className={className} />,
});
