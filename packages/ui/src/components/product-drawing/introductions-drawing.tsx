import type { Introduction } from '../../types.js';

const stages = ['Profile', 'Profile', 'Matched', 'Funded'] as const;
const stops = [8, 46, 84, 122] as const;

/** Clients, each on a line of four stops with the sun on its current stop. */
export function IntroductionsDrawing({ clients }: { clients: readonly Introduction[] }) {
  return clients.map(({ business, trade, stage }) => (
    <p
      key={business}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-t border-line py-3 first:border-t-0 @md:grid-cols-[minmax(0,1fr)_auto_5rem]"
    >
      <span className="font-semibold">
        {business}
        <span className="block text-caption font-normal text-muted">{trade}</span>
      </span>
      <Relay stage={stage} />
      <span className="col-2 row-1 text-end font-semibold @md:col-3 @md:text-start">{stages[stage]}</span>
    </p>
  ));
}

function Relay({ stage }: Pick<Introduction, 'stage'>) {
  return (
    <svg
      viewBox="0 0 132 18"
      width={132}
      height={18}
      className="col-span-full fill-raised stroke-control @md:col-2 @md:row-1"
      strokeWidth={1.5}
    >
      <path d="M8 9H122" />
      <path d={`M8 9H${stops[stage]}`} strokeWidth={3} className="stroke-accent" />
      {stops.map((x, at) => (
        <circle key={x} cx={x} cy={9} r={at === stage ? 7 : 5} className={dotClass(at - stage, at === 3)} />
      ))}
    </svg>
  );
}

function dotClass(ahead: number, last: boolean) {
  if (ahead > 0) return undefined;
  if (ahead < 0) return 'fill-accent stroke-accent';
  return last ? 'fill-success stroke-line-strong' : 'fill-spark stroke-line-strong';
}
