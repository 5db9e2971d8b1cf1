import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';

export interface HorizonRingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How much of the ring is cobalt, 0 to 100. Below 100, the rest and the horizon are a pale track. @default 100 */
  value?: number;
  /** Where the sun is: at the end of the cobalt arc, on the horizon, or nowhere. @default 'none' */
  sun?: 'tip' | 'horizon' | 'none';
}

/**
 * The ring of the mark as a large drawing: an open ring whose base continues as a horizon past the drawing's right
 * edge. The parent has to clip it (`overflow-clip`). Decoration.
 *
 * Renders an `<svg>`. Styling hook: `data-slot="horizon-ring"`.
 */
export function HorizonRing({ value = 100, sun = 'none', className, ...props }: HorizonRingProps) {
  const tip = pointAt(value);
  const place = sun === 'tip' ? tip : { x: 520, y: 344 };
  return (
    <LineArt
      viewBox="0 0 600 520"
      strokeWidth={46}
      {...props}
      data-slot="horizon-ring"
      className={cn('bl:block', className)}
    >
      <path d={whole} className={value < 100 ? 'bl:stroke-ring-track' : 'bl:stroke-mark'} />
      {value > 0 && value < 100 && (
        <path d={`M280 390A170 170 0 ${value * 2.85 > 180 ? 1 : 0} 1 ${tip.x} ${tip.y}`} className="bl:stroke-mark" />
      )}
      {sun !== 'none' && <circle cx={place.x} cy={place.y} r={23} className="bl:fill-spark" />}
    </LineArt>
  );
}

/** An arc of 285 degrees around (280, 220) with radius 170. It ends at six o'clock and continues to the right. */
const whole = 'M444.2 264A170 170 0 1 0 280 390H2400';

/** End point of `value` per cent of the ring, clockwise from six o'clock. */
function pointAt(value: number) {
  const angle = ((90 + value * 2.85) * Math.PI) / 180;
  const round = (n: number) => Math.round(n * 10) / 10;
  return { x: round(280 + 170 * Math.cos(angle)), y: round(220 + 170 * Math.sin(angle)) };
}
