import type { ComponentProps } from 'react';
import { LineArt } from '../../lib/line-art.js';
import { useSample } from '../../lib/samples.js';
import type { LenderLogo } from '../../types.js';
import { offerText, sortLenders } from './fan.js';
import { FanDrawingNarrow } from './fan-drawing-narrow.js';
import { FanPlate } from './fan-plate.js';
import { ProfileSheet } from './profile-sheet.js';

export interface FanDrawingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Lenders whose wordmarks are at the ends of the lines; eight are drawn. */
  lenders: readonly LenderLogo[];
  /** The text alternative of the drawing. @default 'One profile fans out to lenders; the ones that fit answer with offers' */
  label?: string;
}

/**
 * Lines from one profile to several lenders. The matching lenders are highlighted and make an offer.
 *
 * Renders a `<div role="img">` with a drawing for wide screens and one for narrow ones. Styling hook:
 * `data-slot="fan-drawing"`.
 */
export function FanDrawing({
  lenders,
  label = 'One profile fans out to lenders; the ones that fit answer with offers',
  ...props
}: FanDrawingProps) {
  const { fitting, others } = sortLenders(lenders, useSample('matches')?.offers ?? []);
  const ends = order.flatMap(([kind, place], index) => {
    const lender = (kind === 'fitting' ? fitting : others)[place];
    return lender ? [{ ...lender, y: heights[index] ?? 0 }] : [];
  });
  return (
    <div {...props} role="img" aria-label={label} data-slot="fan-drawing">
      <LineArt viewBox="0 0 760 600" className="bl:w-[min(100%,47.5rem)] bl:max-md:hidden">
        {ends.map(({ logo, offer, y }) => (
          <path
            key={logo.name}
            d={`M228 300C330 300 320 ${y} 430 ${y}H1600`}
            stroke={offer ? 'var(--bl-accent)' : 'var(--bl-control-border)'}
            strokeWidth={offer ? 3 : 1}
          />
        ))}
        {ends.map((end) => (
          <FanPlate key={end.logo.name} {...end} x={446} />
        ))}
        <g className="bl:max-[90rem]:hidden" {...offerText} textAnchor="end">
          {ends.map(({ logo, offer, y }) => (
            <text key={logo.name} x={790} y={y - 11}>
              {offer}
            </text>
          ))}
        </g>
        <ProfileSheet transform="translate(34 172)" />
        <circle cx={230} cy={300} r={11} fill="var(--bl-spark)" stroke="var(--bl-text)" strokeWidth={1.5} />
      </LineArt>
      <FanDrawingNarrow fitting={fitting} others={others} />
    </div>
  );
}

const heights = [52, 124, 190, 262, 336, 406, 476, 544];
const order = [
  ['others', 0],
  ['fitting', 0],
  ['others', 1],
  ['fitting', 1],
  ['fitting', 2],
  ['others', 2],
  ['fitting', 3],
  ['others', 3],
] as const;
