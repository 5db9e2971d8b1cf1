import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { type HighlightDrawings, highlightDrawings } from './highlight-drawings.js';
import { ColumnsFrame, HubFrame, RowsFrame, StopsFrame } from './highlight-frames.js';
import type { HighlightGroupContent } from './highlight-group.types.js';

export interface HighlightGroupProps extends RotatingSectionProps {
  /** What it says. */
  content: HighlightGroupContent;
  /** Milliseconds for which each item is highlighted. */
  interval: number;
  /** `columns` across the page, `rows` down a list, `stops` along a horizon, `hub` around a ring. */
  layout: 'columns' | 'rows' | 'stops' | 'hub';
  /** `section`: a band of the page. `aside`: inside a column, without a frame of its own; for rows. @default 'section' */
  placement?: 'section' | 'aside';
  /** Pictures of the items, by icon. @default the kit's own */
  drawings?: HighlightDrawings;
  /** The position of a hub, in words. @default '2 of 6' */
  position?: (place: number, count: number) => string;
}

/**
 * Things of one kind, highlighted in turn: each for `interval` milliseconds, and whichever is chosen by hand for 5 s longer.
 * In columns and rows the motion toggle shows its words, unless `toggle` says otherwise.
 *
 * Renders a `<section>` named by `content.label`. Styling hooks: `data-slot="highlight-group"`, `data-layout`,
 * `data-rotation`, `data-index`; on each `highlight-item` `data-state="active" | "inactive"`.
 */
export function HighlightGroup({
  content,
  interval,
  layout,
  placement = 'section',
  drawings = highlightDrawings,
  position,
  className,
  ...props
}: HighlightGroupProps) {
  const Frame = frames[layout];
  return (
    <Rotator.Root
      aria-label={content.label}
      toggle={layout === 'columns' || layout === 'rows' ? 'labelled' : 'icon'}
      {...props}
      count={content.items.length}
      hold={interval}
      data-slot="highlight-group"
      data-layout={layout}
      className={cn(placement === 'section' && bands[layout], className)}
    >
      <Frame
        content={content}
        placement={placement}
        drawings={drawings}
        level={content.title || placement === 'aside' ? 3 : 2}
        position={position}
      />
    </Rotator.Root>
  );
}

/** The band around each layout. */
const bands = {
  columns: 'pb-(--space-section)',
  rows: 'section-y',
  stops: 'section-y overflow-clip bg-raised',
  hub: 'section-y overflow-clip bg-raised',
};
const frames = { columns: ColumnsFrame, rows: RowsFrame, stops: StopsFrame, hub: HubFrame };
