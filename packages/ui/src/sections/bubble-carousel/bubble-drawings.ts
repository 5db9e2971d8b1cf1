import type { ProductDrawingName } from '../../components/product-drawing/index.js';
import type { IconName } from '../../types.js';

/** Pieces of the product by the icon of their item. */
export type BubbleDrawings = Partial<Record<IconName, ProductDrawingName>>;

/** The drawings that the kit brings. */
export const bubbleDrawings: BubbleDrawings = {
  store: 'vetted',
  repeat: 'renewal',
  'list-checks': 'checklist',
  'scan-search': 'diligence',
};
