import { FileText, Headphones, type LucideIcon, SlidersHorizontal, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DrawnFeature } from '../../types.js';
import { CallDetail, DocumentsDetail, InsightsDetail, OfferDetail } from './feature-details.js';
import { CallGlyph, DocumentsGlyph, InsightsGlyph, OfferGlyph } from './feature-glyphs.js';

/** What a card shows beside its words. Decoration: hidden from assistive technology. */
interface FeatureDrawing {
  /** In the ring. */
  icon: LucideIcon;
  /** While inactive: SVG children in a box of 160 by 130. */
  glyph: ReactNode;
  /** While active: a piece of the product, up to 10rem high. */
  detail: ReactNode;
}

/** The pictures of `FeatureCarousel`'s cards. */
export const featureDrawings: Record<NonNullable<DrawnFeature['drawing']>, FeatureDrawing> = {
  offer: { icon: SlidersHorizontal, glyph: <OfferGlyph />, detail: <OfferDetail /> },
  documents: { icon: FileText, glyph: <DocumentsGlyph />, detail: <DocumentsDetail /> },
  call: { icon: Headphones, glyph: <CallGlyph />, detail: <CallDetail /> },
  insights: { icon: TrendingUp, glyph: <InsightsGlyph />, detail: <InsightsDetail /> },
};
