import type { ReactNode } from 'react';
import type { IconName } from '../../types.js';
import { CallDetail, DocumentsDetail, InsightsDetail, OfferDetail } from './feature-details.js';
import { CallGlyph, DocumentsGlyph, InsightsGlyph, OfferGlyph } from './feature-glyphs.js';

/** What a card shows beside its words. Decoration: hidden from assistive technology. */
export interface FeatureDrawing {
  /** While inactive: SVG children in a box of 160 by 130. */
  glyph?: ReactNode;
  /** While active: a piece of the product, up to 10rem high. */
  detail?: ReactNode;
}

/** Drawings by the icon of their feature. */
export type FeatureDrawings = Partial<Record<IconName, FeatureDrawing>>;

const offer = { glyph: <OfferGlyph />, detail: <OfferDetail /> };
const documents = { glyph: <DocumentsGlyph />, detail: <DocumentsDetail /> };
const call = { glyph: <CallGlyph />, detail: <CallDetail /> };
const insights = { glyph: <InsightsGlyph />, detail: <InsightsDetail /> };

/** The drawings that the kit brings; a feature with another icon has none. */
export const featureDrawings: FeatureDrawings = {
  'sliders-horizontal': offer,
  'file-text': documents,
  'file-check': documents,
  headphones: call,
  'trending-up': insights,
  'chart-line': insights,
  'chart-column': insights,
};
