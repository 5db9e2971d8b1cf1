import { LineArt } from '../../lib/line-art.js';
import type { SignalStop } from '../../types.js';

const places = [
  { x: 10, stem: 56, disc: 'bl:fill-raised', radius: 7 },
  { x: 126, stem: 34, disc: 'bl:fill-accent', radius: 7 },
  { x: 240, stem: 56, disc: 'bl:fill-spark', radius: 9 },
] as const;

/** Events at a business, on a line that leads to a partner's product. */
export function SignalDrawing({ stops }: { stops: readonly [SignalStop, SignalStop, SignalStop] }) {
  return (
    <LineArt
      viewBox="0 0 356 136"
      strokeWidth={1.5}
      className="bl:w-[min(100%,26rem)] bl:min-w-[min(100%+25px,18rem)] bl:stroke-line-strong"
    >
      <path d="M0 96.5H356" />
      {places.map(({ x, stem, disc, radius }, at) => (
        <g key={x}>
          <path d={`M${x} 86V${stem}`} />
          <circle cx={x} cy={96} r={radius} className={disc} />
          <text x={x + 8} y={stem + 6} className="bl:fill-default bl:stroke-none bl:text-base bl:font-semibold">
            {stops[at]?.title}
          </text>
          <text x={x - 8} y={128} className="bl:fill-muted bl:stroke-none bl:text-body-sm">
            {stops[at]?.note}
          </text>
        </g>
      ))}
    </LineArt>
  );
}
