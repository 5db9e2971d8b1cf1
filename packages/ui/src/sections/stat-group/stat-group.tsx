import type { ComponentProps, CSSProperties } from 'react';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { timing } from '../../tokens/timing.js';
import type { MotionLabels, Stat } from '../../types.js';
import { StatBars } from './stat-bars.js';
import { statItemVariants, statListVariants, statNoteVariants, statNumberVariants } from './stat-group.variants.js';

export interface StatGroupProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Figures in order. */
  items: readonly Stat[];
  /** `ledger`: one row between two rules. `bars`: on ink, with a pair of bars where a figure compares. @default 'ledger' */
  variant?: 'ledger' | 'bars';
  /** Whether the figures are highlighted in turn, 3 s each. @default 'none' */
  highlight?: 'none' | 'rotating';
  /** The motion toggle of a rotating group: with its words where it is the page's first. @default 'labelled' */
  toggle?: MotionToggleProps['variant'];
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
  /** What the figures count, in light markup, below them. */
  note?: string | undefined;
  /** Label of the bar without us. @default 'Usual channel' */
  usualLabel?: string;
  /** Label of the bar with us. @default 'With Boundless' */
  oursLabel?: string;
}

/**
 * Marketing figures with their labels (specification section 4: "stats every 3 s").
 *
 * Renders a `<div>` with a `<dl>`. Styling hooks: `data-slot="stat-group"`; on each `stat-item`
 * `data-state="active" | "inactive"`; where it rotates `data-rotation` and `data-index`.
 */
export function StatGroup({
  items,
  variant = 'ledger',
  highlight = 'none',
  toggle = 'labelled',
  motionLabels,
  note,
  usualLabel = 'Usual channel',
  oursLabel = 'With Boundless',
  className,
  style,
  ...props
}: StatGroupProps) {
  const rotates = highlight === 'rotating';
  const { index, rootProps } = useRotation({ count: rotates ? items.length : 1, hold: timing.stat });
  if (items.length === 0) return null;
  return (
    <div
      data-surface={variant === 'bars' ? 'ink' : undefined}
      {...props}
      {...(rotates && rootProps)}
      data-slot="stat-group"
      style={{ '--hold': `${timing.stat}ms`, ...style } as CSSProperties}
      className={className}
    >
      <div className="wrap">
        <dl className={statListVariants({ variant })}>
          {items.map((stat, position) => (
            <div
              key={stat.label}
              data-slot="stat-item"
              data-state={rotates && position === index ? 'active' : 'inactive'}
              className={statItemVariants({ variant })}
            >
              {variant === 'bars' && <StatBars stat={stat} usual={usualLabel} ours={oursLabel} />}
              <dt className="mt-2 text-body-sm leading-snug">{stat.label}</dt>
              <dd className={statNumberVariants({ size: sizeOf(variant, rotates, position) })}>{stat.number}</dd>
            </div>
          ))}
        </dl>
        {note && (
          <p data-slot="stat-note" className={statNoteVariants({ variant })}>
            {lightMarkup(note)}
          </p>
        )}
        {rotates && (
          <div className="flex justify-end pt-2">
            <MotionToggle labels={motionLabels} variant={toggle} className="-mr-3" />
          </div>
        )}
      </div>
    </div>
  );
}

function sizeOf(variant: 'ledger' | 'bars', rotates: boolean, position: number) {
  if (variant === 'bars') return position === 0 ? 'xl' : 'lg';
  return rotates || position === 0 ? 'grow' : 'md';
}
