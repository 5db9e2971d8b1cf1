import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { timing } from '../../tokens/timing.js';
import type { Stat } from '../../types.js';
import { StatBars } from './stat-bars.js';

export interface StatGroupProps extends RotatingSectionProps {
  /** Figures in order. */
  items: readonly Stat[];
  /**
   * `ledger`: one row between two rules. `bars`: on ink, with a pair of bars for each figure that is a change in
   * percent. @default 'ledger'
   */
  variant?: 'ledger' | 'bars';
  /** Whether the figures are highlighted in turn, 3 s each. @default 'none' */
  highlight?: 'none' | 'rotating';
  /** A note below that says what the figures count, in light markup. */
  note?: string | undefined;
  /** Labels of the two bars: without us and with us. Without labels there are no bars. */
  bars?: { usual: string; ours: string };
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
  bars,
  className,
  ...props
}: StatGroupProps) {
  const rotates = highlight === 'rotating';
  const look = looks[variant];
  return (
    <Rotator.Root
      data-surface={variant === 'bars' ? 'ink' : undefined}
      toggle="labelled"
      {...props}
      count={items.length}
      hold={timing.stat}
      shown={rotates ? 1 : 0}
      data-slot="stat-group"
      className={className}
    >
      <div className={cn('wrap', look.root)}>
        <dl className={cn('grid', look.list)}>
          {items.map((stat, place) => (
            <Rotator.Item as="div" key={stat.label} place={place} data-slot="stat-item" className={cn(item, look.item)}>
              {variant === 'bars' && bars && <StatBars stat={stat} {...bars} />}
              <dt className="mt-2 text-body-sm leading-snug">{stat.label}</dt>
              <dd className={cn(figure, place === 0 || (rotates && variant === 'ledger') ? look.large : look.figure)}>
                {stat.number}
              </dd>
            </Rotator.Item>
          ))}
        </dl>
        {note && (
          <p data-slot="stat-note" className={cn('text-caption leading-normal text-muted lg:max-w-240', look.note)}>
            {lightMarkup(note)}
          </p>
        )}
        {items.some(({ invented }) => invented) && <IllustrativeNote className={look.invented} />}
        {rotates && (
          <div className="flex justify-end pt-2">
            <Rotator.Toggle className="-me-3" />
          </div>
        )}
      </div>
    </Rotator.Root>
  );
}

const item = 'relative flex flex-col-reverse justify-end';
const figure =
  'font-display font-semibold leading-none tracking-[-.035em] text-default transition-colors duration-(--bl-duration-base) on:text-accent-text';

/** Styles of the root, the list, a figure with its label, figures, and the notes. */
const looks = {
  ledger: {
    root: '',
    list: 'grid-cols-2 border-y-[1.5px] border-line-strong lg:grid-cols-[1.9fr_1fr_1fr_1fr]',
    item: cn(
      'border-line py-6 pe-4 even:border-s max-lg:even:ps-5 nth-[n+3]:border-t',
      'lg:justify-start lg:border-t-0 lg:px-6 lg:pt-8 lg:pb-7 lg:first:ps-0 lg:not-first:border-s',
      'after:absolute after:z-1 after:bottom-[-1.5px] after:inset-s-0 after:h-0.75 after:w-full after:origin-(--bl-start) after:bg-accent',
      'after:hidden on:after:block on:after:animate-tail',
    ),
    large: 'text-display-md lg:text-display-lg',
    figure: 'text-display-md',
    note: 'pt-4',
    invented: 'pt-2',
  },
  bars: {
    root: 'has-data-[slot=stat-note]:pb-fluid-11',
    list: 'gap-x-12 gap-y-10 py-fluid-22 md:grid-cols-[5fr_3.5fr_3.5fr] md:items-end',
    item: '',
    large: 'text-display-xl',
    figure: 'text-display-lg',
    note: '-mt-fluid-17',
    invented: 'pt-2',
  },
};
