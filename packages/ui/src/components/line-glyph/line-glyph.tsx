import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import type { LineGlyphName } from '../../types.js';

const ink = 'bl:stroke-line-strong';
const accent = 'bl:stroke-accent';
const browserWindow = (
  <>
    <rect x={1} y={6} width={150} height={118} rx={6} className={cn(ink, 'bl:fill-raised')} />
    <path d="M1 28H151" className={ink} />
    <path d="M16 46H66M16 60H52M16 74H60" className="bl:stroke-drawn-sand-deep" strokeWidth={4} />
  </>
);

const glyphs: Readonly<Record<LineGlyphName, ReactNode>> = {
  filter: (
    <>
      <path d="M0 22H96M0 70C50 70 56 70 96 70M0 118H96" className="bl:stroke-control" />
      <path d="M0 46C50 46 56 70 96 70H420M0 94C50 94 56 70 96 70" className={accent} strokeWidth={3} />
      <path d="M97 4V130" className={ink} strokeWidth={3} />
    </>
  ),
  relay: (
    <>
      <path d="M12 84H420" className="bl:stroke-control" />
      <path d="M12 84H124" className={accent} strokeWidth={3} />
      <path d="M12 84V34M68 84V58" className={ink} />
      <circle cx={12} cy={84} r={8} className="bl:fill-accent" />
      <circle cx={68} cy={84} r={8} className="bl:fill-accent" />
      <circle cx={124} cy={84} r={11} className={cn(ink, 'bl:fill-raised')} />
    </>
  ),
  embed: (
    <>
      {browserWindow}
      <rect x={82} y={44} width={56} height={64} rx={3} className="bl:fill-accent" />
      <path d="M138 76H420" className={accent} strokeWidth={3} />
      <path d="M92 60h24M92 74h36M92 88h18" className="bl:stroke-drawn-soft" strokeWidth={3} />
    </>
  ),
  module: (
    <>
      {browserWindow}
      <rect x={82} y={44} width={40} height={28} rx={3} className={cn(ink, 'bl:fill-tint')} />
      <rect x={82} y={80} width={40} height={28} rx={3} className="bl:fill-accent" />
      <path d="M122 94H420" className={accent} strokeWidth={3} />
    </>
  ),
  rings: (
    <>
      <path d="M52 74.6A18 18 0 0 1 85.6 65M36.5 79.9A34 34 0 0 1 101.9 62.4" className={ink} />
      <path d="M22.4 89.5A50 50 0 1 1 119.2 65.3" className={accent} strokeWidth={9} />
      <path d="M10.7 102.9A66 66 0 1 1 136 74M0 122.5H420" className={ink} />
    </>
  ),
  pair: (
    <>
      <circle cx={52} cy={62} r={34} className={cn(ink, 'bl:fill-tint')} />
      <circle cx={98} cy={62} r={34} className={accent} strokeWidth={3} />
      <path d="M98 96H420" className={accent} strokeWidth={3} />
    </>
  ),
  bits: (
    <>
      <path
        d="M0 20h22v22h-22zM64 20h22v22h-22zM32 52h22v22h-22zM96 52h22v22h-22zM0 84h22v22h-22z"
        className="bl:fill-tint"
      />
      <path
        d="M32 20h22v22h-22zM96 20h22v22h-22zM0 52h22v22h-22zM64 52h22v22h-22zM32 84h22v22h-22zM64 84h22v22h-22zM96 84h22v22h-22z"
        className="bl:fill-accent"
      />
      <path d="M0 122.5H420" className={ink} />
    </>
  ),
};

export interface LineGlyphProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: LineGlyphName;
}

/**
 * The small drawing at the bottom of an inactive card: ink lines, one filled accent shape, and one line that runs past
 * the card. Decoration.
 *
 * Renders an `<svg>`. Styling hook: `data-slot="line-glyph"`.
 */
export function LineGlyph({ name, className, ...props }: LineGlyphProps) {
  return (
    <LineArt
      viewBox="0 0 190 130"
      strokeWidth={1.5}
      {...props}
      data-slot="line-glyph"
      className={cn('bl:w-48 bl:max-w-full', className)}
    >
      {glyphs[name]}
    </LineArt>
  );
}
