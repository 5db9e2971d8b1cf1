import { FileText, Headphones, type LucideIcon, SlidersHorizontal, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DrawnFeature } from '../../types.js';
import { CallDetail, DocumentsDetail, InsightsDetail, OfferDetail } from './feature-details.js';
import { CallGlyph, DocumentsGlyph, InsightsGlyph, OfferGlyph } from './feature-glyphs.js';

/** What a card shows beside its words: in the ring, while inactive, and while active. Decoration. */
type FeatureDrawing = Record<'icon' | 'glyph' | 'detail', ReactNode>;

const drawing = (Mark: LucideIcon, glyph: ReactNode, detail: ReactNode): FeatureDrawing => ({
  icon: <Mark size={20} strokeWidth={1.75} />,
  glyph: (
    <svg viewBox="0 0 160 130" fill="none" className="w-[min(100%,11rem)] overflow-visible">
      {glyph}
    </svg>
  ),
  detail,
});

/** The pictures of `FeatureCarousel`'s cards. */
export const featureDrawings: Record<NonNullable<DrawnFeature['drawing']>, FeatureDrawing> = {
  offer: drawing(SlidersHorizontal, <OfferGlyph />, <OfferDetail />),
  documents: drawing(FileText, <DocumentsGlyph />, <DocumentsDetail />),
  call: drawing(Headphones, <CallGlyph />, <CallDetail />),
  insights: drawing(TrendingUp, <InsightsGlyph />, <InsightsDetail />),
};
