import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';

/** Two circles that overlap: the open ring with its horizon, another circle behind it, and the sun in the overlap. */
export function DoorsDrawing({ className }: { className?: string }) {
  return (
    <LineArt viewBox="0 0 600 600" className={cn('bl:pointer-events-none bl:absolute bl:-z-1', className)}>
      <circle cx={400} cy={330} r={150} className="bl:fill-raised" />
      <path d="M333.8 195.4A170 170 0 0 1 333.8 464.6A150 150 0 0 1 333.8 195.4Z" className="bl:fill-spark" />
      <path d="M394.2 374A170 170 0 1 0 230 500H2400" strokeWidth={34} className="bl:stroke-mark-raised" />
    </LineArt>
  );
}
