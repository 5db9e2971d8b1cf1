import { Icon } from '../../components/icon/index.js';
import { LineGlyph, type LineGlyphName } from '../../components/line-glyph/index.js';
import { ProductDrawing, type ProductDrawingName } from '../../components/product-drawing/index.js';
import type { IconName } from '../../types.js';

/** The drawings of an item. */
export interface HighlightDrawing {
  /** The line drawing that it shows while inactive. */
  glyph?: LineGlyphName;
  /** The product drawing that it shows while active. */
  detail?: ProductDrawingName;
}

/** Drawings by the icon of their item. */
export type HighlightDrawings = Partial<Record<IconName, HighlightDrawing>>;

/** The kit's drawings: the same icon has the same meaning and the same picture everywhere. */
export const highlightDrawings: HighlightDrawings = {
  landmark: { glyph: 'filter', detail: 'queue' },
  handshake: { glyph: 'relay', detail: 'introductions' },
  braces: { glyph: 'embed', detail: 'offers' },
  link: { detail: 'own-link' },
  send: { detail: 'status-notes' },
  'badge-check': { detail: 'client-choice' },
  'shield-check': { glyph: 'bits', detail: 'encryption' },
  lightbulb: { glyph: 'rings', detail: 'who-decides' },
  'heart-handshake': { glyph: 'pair', detail: 'no-charge' },
};

/** Draws an item by its icon, from `drawings`: the glyph in its ring, and the detail with `className`. */
export const highlightDrawers = (drawings: HighlightDrawings, className?: string) => ({
  mark: ({ icon }: { icon?: IconName }) => icon && <Icon name={icon} />,
  glyph({ icon }: { icon?: IconName }) {
    const name = icon && drawings[icon]?.glyph;
    return name && <LineGlyph name={name} />;
  },
  detail({ icon }: { icon?: IconName }) {
    const name = icon && drawings[icon]?.detail;
    return name && <ProductDrawing name={name} className={className} />;
  },
});
