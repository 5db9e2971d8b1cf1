import type { ComponentProps } from 'react';
import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { SectionBar } from '../../components/section-bar/index.js';
import { useHighlight } from '../../hooks/use-highlight.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { Feature, MotionLabels } from '../../types.js';
import { type HighlightDrawings, highlightDrawings } from '../highlight-group/index.js';

export interface ValueGroupProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title and values. */
  content: { title: string; items: readonly Feature[] };
  /** The motion toggle: with its words where it is the page's first. @default 'icon' */
  toggle?: MotionToggleProps['variant'];
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
  /** Pictures of the values, by icon. @default the kit's own */
  drawings?: HighlightDrawings;
}

/**
 * What a company holds to, highlighted in turn for 3 s each (specification section 4).
 *
 * Renders a `<section>`. Styling hooks: `data-slot="value-group"`, `data-rotation`, `data-index`; on each `value-card`
 * `data-state="active" | "inactive"`.
 */
export function ValueGroup({
  content,
  toggle = 'icon',
  motionLabels,
  drawings = highlightDrawings,
  className,
  ...props
}: ValueGroupProps) {
  const { title, items } = content;
  const highlight = useHighlight({ count: items.length, interval: timing.value });
  if (items.length === 0) return null;
  return (
    <section
      {...props}
      {...highlight.rootProps}
      data-slot="value-group"
      className={cn('pb-(--space-section)', className)}
    >
      <div className="wrap">
        <SectionBar title={title} className="mb-fluid-9">
          <MotionToggle
            labels={motionLabels}
            variant={toggle}
            className={toggle === 'icon' ? '-mr-3' : 'max-sm:-ml-3 sm:-mr-3'}
          />
        </SectionBar>
        <HighlightColumns
          items={items}
          highlight={highlight}
          itemSlot="value-card"
          ratio={2.2}
          glyph={({ icon }) => icon && drawings[icon]?.glyph}
          detail={({ icon }) => {
            const name = icon && drawings[icon]?.detail;
            return name && <ProductDrawing name={name} className="border-t border-line pt-6" />;
          }}
        />
      </div>
    </section>
  );
}
