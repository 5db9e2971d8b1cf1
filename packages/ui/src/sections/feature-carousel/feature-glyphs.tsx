/** Line drawings of the cards that are not active, in a box of 160 by 130; lines leave the card at the right. */
export function DocumentsGlyph() {
  return (
    <>
      <g stroke="var(--text)" strokeWidth={1.5}>
        <rect x={1} y={34} width={70} height={92} rx={4} fill="var(--accent-tint)" />
        <rect x={14} y={20} width={70} height={92} rx={4} fill="var(--tint-soft)" />
        <rect x={27} y={6} width={70} height={92} rx={4} fill="var(--raised)" />
      </g>
      <path d="M39 26h30M39 40h44M39 54h38M39 68h22" stroke="var(--control-border)" strokeWidth={3} />
      <path d="M97 84h400" stroke="var(--accent)" strokeWidth={3} />
    </>
  );
}

export function OfferGlyph() {
  return (
    <>
      <path d="M0 104h400" stroke="var(--line)" strokeWidth={3} />
      <path d="M0 104h92" stroke="var(--accent)" strokeWidth={3} />
      <circle cx={92} cy={104} r={12} fill="var(--raised)" stroke="var(--accent)" strokeWidth={3} />
      <path d="M1 78V40m30 38V22m30 56V52m30 26V8m30 70V34" stroke="var(--text)" strokeWidth={1.5} />
      <path d="M91 78V8" stroke="var(--accent)" strokeWidth={9} />
    </>
  );
}

export function CallGlyph() {
  return (
    <>
      <circle cx={48} cy={66} r={34} fill="var(--accent-tint)" />
      <text {...label} x={48} y={73} textAnchor="middle" fontFamily="var(--font-display)" fontSize={20}>
        AL
      </text>
      <path d="M92.4 77.9A46 46 0 1 0 48 112h400" stroke="var(--text)" strokeWidth={1.5} />
      <text {...label} x={106} y={98} fontFamily="var(--font-body)" fontSize={14}>
        10:30
      </text>
      <circle cx={112} cy={112} r={5} fill="var(--accent)" />
    </>
  );
}

export function InsightsGlyph() {
  return (
    <>
      <path d="M7.500 128V94m23 34V76m23 52V82m23 46V58m23 70V66" stroke="var(--accent-tint)" strokeWidth={15} />
      <path d="M122.500 128V40" stroke="var(--accent)" strokeWidth={15} />
      <path d="M0 128.500h400M6 84l24-20 23 6 23-26 23 8 23-28 28-20" stroke="var(--text)" strokeWidth={1.5} />
    </>
  );
}

const label = { fill: 'var(--text)', fontWeight: 600 } as const;
