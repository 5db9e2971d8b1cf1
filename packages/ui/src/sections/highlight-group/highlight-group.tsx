'use client';

import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { HorizonStops, type HorizonStopsProps } from '../../components/horizon-stops/index.js';
import { type RotatingSectionProps, Rotator, useRotatorContext } from '../../components/rotator/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { type HighlightItem, highlightDrawers } from './highlight-drawings.js';
import { HighlightHub } from './highlight-hub.js';
import { HighlightRows } from './highlight-rows.js';

export interface HighlightGroupContent {
  /** Accessible name of the group. */
  label: string;
  title?: string;
  lede?: string;
  items: readonly HighlightItem[];
}

export interface HighlightGroupProps extends RotatingSectionProps {
  /** Its texts and items. */
  content: HighlightGroupContent;
  /** Milliseconds for which each item is highlighted. */
  interval: number;
  /** `columns` side by side, `rows` in a list, `stops` on a horizon, `hub` around a ring. */
  layout: 'columns' | 'rows' | 'stops' | 'hub';
  /**
   * `section`: across the page. `aside`: in a column, without a frame of its own; only for `rows`. @default 'section'
   */
  placement?: 'section' | 'aside';
}

/**
 * Items of one kind, highlighted in turn: each for `interval` milliseconds, a selected one for 5 s longer. In columns
 * and rows the motion toggle has a visible label, unless `toggle` is set.
 *
 * Renders a `<section>` named by `content.label`. Styling hooks: `data-slot="highlight-group"`, `data-layout`,
 * `data-rotation`, `data-index`; on each `highlight-item` `data-state="active" | "inactive"`.
 */
export function HighlightGroup({
  content,
  interval,
  layout,
  placement = 'section',
  className,
  ...props
}: HighlightGroupProps) {
  const { label, title, items } = content;
  const aside = placement === 'aside';
  const hub = layout === 'hub';
  const level = title || aside ? 3 : 2;
  const list = {
    columns: <HighlightColumns items={items} level={level} {...highlightDrawers('bl:border-t bl:border-line')} />,
    rows: <HighlightRows items={items} level={level} size={aside ? 'md' : 'lg'} />,
    stops: <HighlightStops steps={items} level={level} />,
    hub: <HighlightHub items={items} level={level} />,
  }[layout];
  return (
    <Rotator.Root
      aria-label={label}
      toggle={layout === 'columns' || layout === 'rows' ? 'labelled' : 'icon'}
      {...props}
      count={items.length}
      hold={interval}
      data-slot="highlight-group"
      data-layout={layout}
      className={cn(!aside && bands[layout], className)}
    >
      {hub || (layout === 'rows' && !aside) ? (
        <div className="bl:wrap bl:page-grid">
          <div className={cn('bl:lg:col-[1/5]', hub && 'bl:lg:self-center')}>
            {title && <SectionHeading size={hub ? 'lg' : 'md'} content={{ ...content, title }} />}
            {hub ? <Rotator.Controls className="bl:mt-7" /> : <Rotator.Toggle className="bl:mt-4 bl:-ms-3" />}
          </div>
          <div className={hub ? 'bl:lg:col-[5/-1]' : 'bl:lg:col-[6/-1]'}>{list}</div>
        </div>
      ) : (
        <div className={aside ? undefined : 'bl:wrap'}>
          {title && (
            <Rotator.Bar title={title} size={aside ? 'sm' : 'md'} className={aside ? 'bl:mb-4' : 'bl:mb-fluid-9'} />
          )}
          {list}
          {!title && <Rotator.Toggle className={cn('bl:-ms-3', aside ? 'bl:mt-1' : 'bl:mt-3')} />}
        </div>
      )}
    </Rotator.Root>
  );
}

/** The section around each layout. */
const bands = {
  columns: 'bl:pb-(--bl-space-section)',
  rows: 'bl:section-y',
  stops: 'bl:section-y bl:overflow-clip bl:bg-raised',
  hub: 'bl:section-y bl:overflow-clip bl:bg-raised',
};

/** The group on a horizon that runs to the edge of the window. */
function HighlightStops(props: Pick<HorizonStopsProps, 'steps' | 'level'>) {
  const { index, choose } = useRotatorContext();
  return <HorizonStops {...props} current={index} onChoose={choose} itemSlot="highlight-item" />;
}
