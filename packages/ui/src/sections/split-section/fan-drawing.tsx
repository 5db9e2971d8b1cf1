'use client';

import type { ComponentProps } from 'react';
import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { LineArt } from '../../lib/line-art.js';
import { useSample } from '../../lib/samples.js';
import { wordmarkSize } from '../../lib/wordmark-size.js';
import type { LenderLogo } from '../../types.js';
import { type FanLender, offerText, sortLenders } from './fan.js';

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
export function FanDrawing({ lenders, label, ...props }: FanDrawingProps) {
  const kit = useKitLabels();
  const { fitting, others } = sortLenders(lenders, useSample('matches')?.offers ?? [], kit.atRate);
  const ends = order.flatMap(([kind, place], index) => {
    const lender = (kind === 'fitting' ? fitting : others)[place];
    return lender ? [{ ...lender, y: heights[index] ?? 0 }] : [];
  });
  return (
    <div {...props} role="img" aria-label={label ?? kit.fanDrawing} data-slot="fan-drawing">
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
          <Plate key={end.logo.name} {...end} x={446} />
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
      <NarrowFan fitting={fitting} others={others} />
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

/**
 * The drawing for phones: lenders that do not fit are beside the profile, matching lenders and their offers below it.
 */
function NarrowFan({ fitting, others }: ReturnType<typeof sortLenders>) {
  return (
    <LineArt viewBox="0 0 370 574" className="bl:block bl:w-full bl:max-w-104 bl:md:hidden">
      {others.slice(0, 3).map((lender, index) => (
        <g key={lender.logo.name}>
          <path d={`M170 ${62 + index * 50}H1600`} stroke="var(--bl-control-border)" />
          <Plate {...lender} x={192} y={62 + index * 50} />
        </g>
      ))}
      {fitting.map((lender, index) => {
        const y = 262 + index * 84;
        return (
          <g key={lender.logo.name}>
            <path d={`M56 212V${y - 28}A28 28 0 0 0 84 ${y}H1600`} stroke="var(--bl-accent)" strokeWidth={3} />
            <Plate {...lender} x={104} y={y} />
            <text {...offerText} x={104} y={y + 45}>
              {lender.offer}
            </text>
          </g>
        );
      })}
      <ProfileSheet transform="translate(20.75 24) scale(.765 .734)" />
      <circle cx={56} cy={212} r={10} fill="var(--bl-spark)" stroke="var(--bl-text)" strokeWidth={1.5} />
    </LineArt>
  );
}

interface PlateProps extends FanLender {
  x: number;
  /** Centre of the plate. */
  y: number;
}

/** A lender at its line: on a white plate if it fits; otherwise it only interrupts the line. */
function Plate({ logo, offer, x, y }: PlateProps) {
  const { width, height } = wordmarkSize(logo);
  const scale = 0.86;
  const plate = width * scale + 44;
  return (
    <g color={offer ? 'var(--bl-text)' : 'var(--bl-text-muted)'}>
      {offer ? (
        <rect
          x={x}
          y={y - 26}
          width={plate}
          height={52}
          rx={6}
          fill="var(--bl-raised)"
          stroke="var(--bl-accent)"
          strokeWidth={1.5}
        />
      ) : (
        <rect x={x + 12} y={y - 15} width={plate - 24} height={30} fill="var(--bl-accent-tint)" />
      )}
      <LenderWordmark logo={logo} x={x + 22} y={y - 13} width={width * scale} height={height * scale} />
    </g>
  );
}

/** The profile as a sheet of paper with the mark on it, in a box of 196 by 256. */
function ProfileSheet({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <rect width={196} height={256} rx={10} fill="var(--bl-raised)" stroke="var(--bl-text)" strokeWidth={1.5} />
      <g transform="translate(24 24) scale(1.15)" fill="none" stroke="var(--bl-accent)" strokeWidth={5}>
        <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H40" />
        <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
      </g>
      <path d="M24 100.5h120" stroke="var(--bl-text)" strokeWidth={9} />
      <path d="M24 128.500h148M24 156.500h96M24 184.500h132M24 212.500h110" stroke="var(--bl-line)" strokeWidth={9} />
    </g>
  );
}
