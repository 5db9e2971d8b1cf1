import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { wordmarkSize } from '../../lib/wordmark-size.js';
import type { FanLender } from './fan.js';

export interface FanPlateProps extends FanLender {
  x: number;
  /** Centre of the plate. */
  y: number;
}

/** A lender at its line: on a white plate if it fits; otherwise it only interrupts the line. */
export function FanPlate({ logo, offer, x, y }: FanPlateProps) {
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
