import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

/** The mark as it is constructed: stem, open ring, horizon, and the sun on it. Decoration. */
export function MarkDrawing({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} aria-hidden className={cn('relative overflow-clip', className)}>
      <svg
        viewBox="0 0 640 520"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        className="absolute inset-0 size-full"
      >
        <g className="stroke-ink-900" strokeDasharray="2 7" strokeWidth={1.5}>
          <path d="M0 90H640M0 400H640M150 0V520M300 0V520" />
          <circle cx={300} cy={250} r={150} />
        </g>
        <g className="stroke-cobalt-600" strokeWidth={60}>
          <path d="M150 -20V250A150 150 0 0 0 300 400H760" />
          <path d="M150 250A150 150 0 1 1 441 301" />
        </g>
        <circle cx={510} cy={350} r={20} className="fill-sun-400" />
      </svg>
    </div>
  );
}
