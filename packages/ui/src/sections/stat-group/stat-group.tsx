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
      <div className={cn('bl:wrap', look.root)}>
        <dl className={cn('bl:grid', look.list)}>
          {items.map((stat, place) => (
            <Rotator.Item as="div" key={stat.label} place={place} data-slot="stat-item" className={cn(item, look.item)}>
              {variant === 'bars' && bars && <StatBars stat={stat} {...bars} />}
              <dt className="bl:mt-2 bl:text-body-sm bl:leading-snug">{stat.label}</dt>
              <dd className={cn(figure, place === 0 || (rotates && variant === 'ledger') ? look.large : look.figure)}>
                {stat.number}
              </dd>
            </Rotator.Item>
          ))}
        </dl>
        {note && (
          <p
            data-slot="stat-note"
            className={cn('bl:text-caption bl:leading-normal bl:text-muted bl:lg:max-w-240', look.note)}
          >
            {lightMarkup(note)}
          </p>
        )}
        {items.some(({ invented }) => invented) && <IllustrativeNote className="bl:pt-2" />}
        {rotates && (
          <div className="bl:flex bl:justify-end bl:pt-2">
            <Rotator.Toggle className="bl:-me-3" />
          </div>
        )}
      </div>
    </Rotator.Root>
  );
}

const item = 'bl:relative bl:flex bl:flex-col-reverse bl:justify-end';
const figure = cn(
  'bl:font-display bl:font-semibold bl:leading-none bl:tracking-[-.035em] bl:text-default bl:transition-colors bl:duration-(--bl-duration-base)',
  'bl:on:text-accent-text',
);

/** Styles of the root, the list, a figure with its label, figures, and the note. */
const looks = {
  ledger: {
    root: '',
    list: 'bl:grid-cols-2 bl:border-y-[1.5px] bl:border-line-strong bl:lg:grid-cols-[1.9fr_1fr_1fr_1fr]',
    item: cn(
      'bl:border-line bl:py-6 bl:pe-4 bl:even:border-s bl:max-lg:even:ps-5 bl:nth-[n+3]:border-t',
      'bl:lg:justify-start bl:lg:border-t-0 bl:lg:px-6 bl:lg:pt-8 bl:lg:pb-7 bl:lg:first:ps-0 bl:lg:not-first:border-s',
      'bl:after:absolute bl:after:z-1 bl:after:bottom-[-1.5px] bl:after:inset-s-0 bl:after:h-0.75 bl:after:w-full bl:after:origin-(--bl-start) bl:after:bg-accent',
      'bl:after:hidden bl:on:after:block bl:on:after:animate-tail',
    ),
    large: 'bl:text-display-md bl:lg:text-display-lg',
    figure: 'bl:text-display-md',
    note: 'bl:pt-4',
  },
  bars: {
    root: 'bl:has-data-[slot=stat-note]:pb-fluid-11',
    list: 'bl:gap-x-12 bl:gap-y-10 bl:py-fluid-22 bl:md:grid-cols-[5fr_3.5fr_3.5fr] bl:md:items-end',
    item: '',
    large: 'bl:text-display-xl',
    figure: 'bl:text-display-lg',
    note: 'bl:-mt-fluid-17',
  },
};
