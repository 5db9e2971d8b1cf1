import type { Stat } from '../../types.js';

/** How wide the two bars of a comparison are, in per cent; nothing where the figure is no change in per cent. */
export function barWidths({ number, label }: Stat): { usual: number; ours: number } | undefined {
  const change = Number(/^(\d+(?:\.\d+)?)%$/.exec(number)?.[1]);
  if (!change) return undefined;
  if (/^decrease/i.test(label)) return { usual: 100, ours: Math.max(0, 100 - change) };
  if (/^increase/i.test(label)) return { usual: Math.round(10_000 / (100 + change)), ours: 100 };
  return undefined;
}

/** A figure that compares, drawn as two labelled bars to the same scale. Decoration: the figure itself says it in words. */
export function StatBars({ stat, usual, ours }: { stat: Stat; usual: string; ours: string }) {
  const widths = barWidths(stat);
  if (!widths) return null;
  const bar = 'p-3 text-caption leading-none whitespace-nowrap forced-colors:border';
  return (
    <div aria-hidden className="mt-6 grid gap-2">
      <span style={{ width: `${widths.usual}%` }} className={`${bar} bg-raised font-medium text-copy`}>
        {usual}
      </span>
      <span style={{ width: `${widths.ours}%` }} className={`${bar} bg-drawn-mid font-semibold text-drawn-line`}>
        {ours}
      </span>
    </div>
  );
}
