import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';

/** A construction drawing of the mark: stem, open ring, horizon, and the sun on it. Decoration. */
export function MarkDrawing({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} aria-hidden className={cn('bl:relative bl:overflow-clip', className)}>
      <LineArt viewBox="0 26 640 468" className="bl:absolute bl:inset-0 bl:size-full">
        <g className="bl:stroke-drawn-line" strokeDasharray="2 7" strokeWidth={1.5}>
          <path d="M-1000 90H1640M-1000 400H1640M150 -500V1000M300 -500V1000" />
          <circle cx={300} cy={250} r={150} />
        </g>
        <g className="bl:stroke-mark" strokeWidth={60}>
          <path d="M150 -500V250A150 150 0 0 0 300 400H1640" />
          <path d="M150 250A150 150 0 1 1 441 301" />
        </g>
        <circle cx={510} cy={350} r={20} className="bl:fill-spark" />
      </LineArt>
    </div>
  );
}
