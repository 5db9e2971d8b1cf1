import { LineArt } from '../../lib/line-art.js';
import type { Drawing } from '../../types.js';

const lines = Array.from({ length: 16 }, (_, at) => ({ y: 10 + at * 12.6, passes: [3, 7, 8, 12].includes(at) }));

type CriteriaWords = Pick<Extract<Drawing, { kind: 'criteria' }>, 'gate' | 'queue'>;

/** Many profiles reach a gate, and a few pass it into one queue, whose line runs past the card. */
export function CriteriaDrawing(words: CriteriaWords) {
  return (
    <>
      <Gate {...words} width={560} x={263} className="bl:hidden bl:w-[min(100%,35rem)] bl:@min-[34rem]:block" />
      <Gate {...words} width={300} x={92} className="bl:w-[min(100%,22rem)] bl:@min-[34rem]:hidden" />
    </>
  );
}

/** The drawing for one width: the text keeps its size, the lines to the gate get shorter. */
function Gate({ gate, queue, width, x, className }: CriteriaWords & { width: number; x: number; className: string }) {
  const half = x / 2;
  const path = (passes: boolean) =>
    lines
      .filter((line) => line.passes === passes)
      .map(({ y }) => (passes ? `M0 ${y}C${half} ${y} ${half * 1.14} 105 ${x} 105` : `M0 ${y}H${x}`))
      .join('');
  return (
    <LineArt viewBox={`0 0 ${width} 210`} className={className}>
      <path d={path(false)} className="bl:stroke-control" />
      <path d={`${path(true)}M${x} 105H3000`} strokeWidth={2.5} className="bl:stroke-accent" />
      <path d={`M${x} 0V210`} strokeWidth={3} className="bl:stroke-line-strong" />
      <circle cx={x + 37} cy={105} r={9} className="bl:fill-spark" />
      <text x={x + 20} y={26} className="bl:fill-default bl:text-base bl:font-semibold">
        {gate}
      </text>
      <text x={x + 56} y={92} className="bl:fill-accent-text bl:text-base bl:font-semibold">
        {queue}
      </text>
    </LineArt>
  );
}
