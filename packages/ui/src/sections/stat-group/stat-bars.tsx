import type { Stat } from '../../types.js';

/** Widths of the two bars of a comparison, in percent; undefined if the figure is not a change in percent. */
export function barWidths({ number, change }: Stat): { usual: number; ours: number } | undefined {
  const percent = Number(/^(\d+(?:\.\d+)?)%$/.exec(number)?.[1]);
  if (!percent || !change) return undefined;
  return change === 'decrease'
    ? { usual: 100, ours: Math.max(0, 100 - percent) }
    : { usual: Math.round(10_000 / (100 + percent)), ours: 100 };
}

/** A change, drawn as two labelled bars on the same scale. Decoration: the figure itself says it as text. */
export function StatBars({ stat, usual, ours }: { stat: Stat; usual: string; ours: string }) {
  const widths = barWidths(stat);
  if (!widths) return null;
  const bar = 'bl:p-3 bl:text-caption bl:leading-none bl:whitespace-nowrap bl:forced-colors:border';
  return (
    <div aria-hidden className="bl:mt-6 bl:grid bl:gap-2">
      <span style={{ width: `${widths.usual}%` }} className={`${bar} bl:bg-raised bl:font-medium bl:text-copy`}>
        {usual}
      </span>
      <span
        style={{ width: `${widths.ours}%` }}
        className={`${bar} bl:bg-drawn-mid bl:font-semibold bl:text-drawn-line`}
      >
        {ours}
      </span>
    </div>
  );
}
