'use client';

import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { Introduction } from '../../types.js';

const stops = [8, 46, 84, 122] as const;

/** Clients, each on a line of four stops with the sun on its current stop. */
export function IntroductionsDrawing({ clients }: { clients: readonly Introduction[] }) {
  const { profileStage, matchedStage, fundedStage } = useKitLabels();
  const stages = [profileStage, profileStage, matchedStage, fundedStage];
  return clients.map(({ business, trade, stage }) => (
    <p
      key={business}
      className={cn(
        'bl:grid bl:grid-cols-[minmax(0,1fr)_auto] bl:items-center bl:gap-x-5 bl:gap-y-1 bl:py-3',
        'bl:border-t bl:border-line',
        'bl:first:border-t-0',
        'bl:@md:grid-cols-[minmax(0,1fr)_auto_5rem]',
      )}
    >
      <span className="bl:font-semibold">
        <span>{business}</span>
        <span className="bl:block bl:text-caption bl:font-normal bl:text-muted">{trade}</span>
      </span>
      <Relay stage={stage} />
      <span className="bl:col-2 bl:row-1 bl:text-end bl:font-semibold bl:@md:col-3 bl:@md:text-start">
        {stages[stage]}
      </span>
    </p>
  ));
}

function Relay({ stage }: Pick<Introduction, 'stage'>) {
  return (
    <svg
      viewBox="0 0 132 18"
      width={132}
      height={18}
      className="bl:col-span-full bl:fill-raised bl:stroke-control bl:@md:col-2 bl:@md:row-1"
      strokeWidth={1.5}
    >
      <path d="M8 9H122" />
      <path d={`M8 9H${stops[stage]}`} strokeWidth={3} className="bl:stroke-accent" />
      {stops.map((x, at) => (
        <circle key={x} cx={x} cy={9} r={at === stage ? 7 : 5} className={dotClass(at - stage, at === 3)} />
      ))}
    </svg>
  );
}

function dotClass(ahead: number, last: boolean) {
  if (ahead > 0) return undefined;
  if (ahead < 0) return 'bl:fill-accent bl:stroke-accent';
  return last ? 'bl:fill-success bl:stroke-line-strong' : 'bl:fill-spark bl:stroke-line-strong';
}
