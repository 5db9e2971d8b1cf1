'use client';

import { FileText, Headphones, type LucideIcon, SlidersHorizontal, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { LineArt } from '../../lib/line-art.js';
import { useSample } from '../../lib/samples.js';
import type { DrawnFeature } from '../../types.js';

const drawing = (Mark: LucideIcon, glyph: ReactNode) => ({
  mark: <Mark size={20} strokeWidth={1.75} />,
  glyph: (
    <LineArt viewBox="0 0 160 130" strokeWidth={1.5} className="bl:w-[min(100%,11rem)]">
      {glyph}
    </LineArt>
  ),
});

/** Drawing of a call: who calls, and when. */
function CallWords() {
  const call = useSample('features')?.call;
  return (
    <g className="bl:fill-default bl:font-semibold">
      <text x={48} y={73} textAnchor="middle" fontSize={20} className="bl:font-display">
        {call?.initials}
      </text>
      <text x={106} y={98} fontSize={14} className="bl:font-body">
        {call?.time}
      </text>
    </g>
  );
}

/**
 * The content of a card's ring, and the line drawing of an inactive card, which runs past its right edge. Decoration.
 */
export const featureDrawings: Record<NonNullable<DrawnFeature['drawing']>, ReturnType<typeof drawing>> = {
  offer: drawing(
    SlidersHorizontal,
    <>
      <path d="M0 104h400" stroke="var(--bl-line)" strokeWidth={3} />
      <path d="M0 104h92" stroke="var(--bl-accent)" strokeWidth={3} />
      <circle cx={92} cy={104} r={12} fill="var(--bl-raised)" stroke="var(--bl-accent)" strokeWidth={3} />
      <path d="M1 78V40m30 38V22m30 56V52m30 26V8m30 70V34" stroke="var(--bl-text)" />
      <path d="M91 78V8" stroke="var(--bl-accent)" strokeWidth={9} />
    </>,
  ),
  documents: drawing(
    FileText,
    <>
      <g stroke="var(--bl-text)">
        <rect x={1} y={34} width={70} height={92} rx={4} fill="var(--bl-accent-tint)" />
        <rect x={14} y={20} width={70} height={92} rx={4} fill="var(--bl-tint-soft)" />
        <rect x={27} y={6} width={70} height={92} rx={4} fill="var(--bl-raised)" />
      </g>
      <path d="M39 26h30M39 40h44M39 54h38M39 68h22" stroke="var(--bl-control-border)" strokeWidth={3} />
      <path d="M97 84h400" stroke="var(--bl-accent)" strokeWidth={3} />
    </>,
  ),
  call: drawing(
    Headphones,
    <>
      <circle cx={48} cy={66} r={34} fill="var(--bl-accent-tint)" />
      <path d="M92.4 77.9A46 46 0 1 0 48 112h400" stroke="var(--bl-text)" />
      <CallWords />
      <circle cx={112} cy={112} r={5} fill="var(--bl-accent)" />
    </>,
  ),
  insights: drawing(
    TrendingUp,
    <>
      <path d="M7.500 128V94m23 34V76m23 52V82m23 46V58m23 70V66" stroke="var(--bl-accent-tint)" strokeWidth={15} />
      <path d="M122.500 128V40" stroke="var(--bl-accent)" strokeWidth={15} />
      <path d="M0 128.500h400M6 84l24-20 23 6 23-26 23 8 23-28 28-20" stroke="var(--bl-text)" />
    </>,
  ),
};
