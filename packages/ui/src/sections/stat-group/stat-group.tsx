import type { CSSProperties } from 'react';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { timing } from '../../tokens/timing.js';
import type { Stat } from '../../types.js';
import { StatBars } from './stat-bars.js';
import { statItemVariants, statListVariants, statNoteVariants, statNumberVariants } from './stat-group.variants.js';

export interface StatGroupProps extends RotatingSectionProps {
  /** Figures in order. */
  items: readonly Stat[];
  /** `ledger`: one row between two rules. `bars`: on ink, with a pair of bars where a figure compares. @default 'ledger' */
  variant?: 'ledger' | 'bars';
  /** Whether the figures are highlighted in turn, 3 s each. @default 'none' */
  highlight?: 'none' | 'rotating';
  /** What the figures count, in light markup, below them. */
  note?: string | undefined;
  /** Label of the bar without us. @default 'Usual channel' */
  usualLabel?: string;
  /** Label of the bar with us. @default 'With Boundless' */
  oursLabel?: string;
}

/**
 * Marketing figures with their labels.
 *
 * Renders a `<section>` with a `<dl>`. Styling hooks: `data-slot="stat-group"`; on each `stat-item`
 * `data-state="active" | "inactive"`; where it rotates `data-rotation` and `data-index`.
 */
export function StatGroup({
  items,
  variant = 'ledger',
  highlight = 'none',
  note,
  usualLabel = 'Usual channel',
  oursLabel = 'With Boundless',
  className,
  style,
  ...props
}: StatGroupProps) {
  const rotates = highlight === 'rotating';
  return (
    <Rotator.Root
      data-surface={variant === 'bars' ? 'ink' : undefined}
      toggle="labelled"
      {...props}
      count={items.length}
      hold={timing.stat}
      shown={rotates ? 1 : 0}
      data-slot="stat-group"
      style={{ '--hold': `${timing.stat}ms`, ...style } as CSSProperties}
      className={className}
    >
      <div className="wrap">
        <dl className={statListVariants({ variant })}>
          {items.map((stat, place) => (
            <Rotator.Item
              as="div"
              key={stat.label}
              place={place}
              data-slot="stat-item"
              className={statItemVariants({ variant })}
            >
              {variant === 'bars' && <StatBars stat={stat} usual={usualLabel} ours={oursLabel} />}
              <dt className="mt-2 text-body-sm leading-snug">{stat.label}</dt>
              <dd className={statNumberVariants({ size: sizeOf(variant, rotates, place) })}>{stat.number}</dd>
            </Rotator.Item>
          ))}
        </dl>
        {note && (
          <p data-slot="stat-note" className={statNoteVariants({ variant })}>
            {lightMarkup(note)}
          </p>
        )}
        {rotates && (
          <div className="flex justify-end pt-2">
            <Rotator.Toggle className="-mr-3" />
          </div>
        )}
      </div>
    </Rotator.Root>
  );
}

function sizeOf(variant: 'ledger' | 'bars', rotates: boolean, position: number) {
  if (variant === 'bars') return position === 0 ? 'xl' : 'lg';
  return rotates || position === 0 ? 'grow' : 'md';
}
