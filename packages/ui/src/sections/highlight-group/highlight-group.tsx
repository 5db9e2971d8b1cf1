import type { ComponentProps } from 'react';
import type { MotionToggleProps } from '../../components/motion-toggle/index.js';
import { useHighlight } from '../../hooks/use-highlight.js';
import { cn } from '../../lib/cn.js';
import type { MotionLabels } from '../../types.js';
import { type HighlightDrawings, highlightDrawings } from './highlight-drawings.js';
import { ColumnsFrame, HubFrame, RowsFrame, StopsFrame } from './highlight-frames.js';
import type { HighlightGroupContent } from './highlight-group.types.js';
import { highlightGroupVariants } from './highlight-group.variants.js';

export interface HighlightGroupProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** What it says. */
  content: HighlightGroupContent;
  /** Milliseconds for which each item is highlighted. */
  interval: number;
  /** `columns` across the page, `rows` down a list, `stops` along a horizon, `hub` around a ring. */
  layout: 'columns' | 'rows' | 'stops' | 'hub';
  /** `section`: a band of the page. `aside`: inside a column, without a frame of its own; for rows. @default 'section' */
  placement?: 'section' | 'aside';
  /** The motion toggle: with its words where it is the page's first. @default 'labelled' for columns and rows, else 'icon' */
  toggle?: MotionToggleProps['variant'];
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
  /** Pictures of the items, by icon. @default the kit's own */
  drawings?: HighlightDrawings;
  /** Where a hub stands, in words. @default '2 of 6' */
  position?: (place: number, count: number) => string;
  /** Name of a hub's button that goes back. @default 'Previous' */
  previousLabel?: string | undefined;
  /** Name of a hub's button that goes on. @default 'Next' */
  nextLabel?: string | undefined;
}

/**
 * Things of one kind, highlighted in turn: each for `interval` milliseconds, and whichever is chosen by hand for 5 s longer.
 *
 * Renders a `<section>` named by `content.label`. Styling hooks: `data-slot="highlight-group"`, `data-layout`,
 * `data-rotation`, `data-index`; on each `highlight-item` `data-state="active" | "inactive"`.
 */
export function HighlightGroup({
  content,
  interval,
  layout,
  placement = 'section',
  toggle = layout === 'columns' || layout === 'rows' ? 'labelled' : 'icon',
  motionLabels,
  drawings = highlightDrawings,
  position = (place, count) => `${place} of ${count}`,
  previousLabel,
  nextLabel,
  className,
  ...props
}: HighlightGroupProps) {
  const highlight = useHighlight({ count: content.items.length, interval });
  if (content.items.length === 0) return null;
  const Frame = frames[layout];
  return (
    <section
      aria-label={content.label}
      {...props}
      {...highlight.rootProps}
      data-slot="highlight-group"
      data-layout={layout}
      className={cn(highlightGroupVariants({ layout, placement }), className)}
    >
      <Frame
        content={content}
        placement={placement}
        toggle={toggle}
        motionLabels={motionLabels}
        position={position}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
        highlight={highlight}
        drawings={drawings}
        level={content.title || placement === 'aside' ? 3 : 2}
      />
    </section>
  );
}

const frames = { columns: ColumnsFrame, rows: RowsFrame, stops: StopsFrame, hub: HubFrame };
