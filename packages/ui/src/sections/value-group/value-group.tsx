import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { Feature } from '../../types.js';
import { highlightDrawers } from '../highlight-group/index.js';

export interface ValueGroupProps extends RotatingSectionProps {
  content: { title: string; items: readonly Feature[] };
}

/**
 * A company's values, highlighted in turn for 3 s each.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="value-group"`, `data-rotation`, `data-index`; on each `value-card`
 * `data-state="active" | "inactive"`.
 */
export function ValueGroup({ content, className, ...props }: ValueGroupProps) {
  const { title, items } = content;
  return (
    <Rotator.Root
      {...props}
      count={items.length}
      hold={timing.value}
      data-slot="value-group"
      className={cn('bl:pb-(--bl-space-section)', className)}
    >
      <div className="bl:wrap">
        <Rotator.Bar title={title} className="bl:mb-fluid-9" />
        <HighlightColumns
          items={items}
          itemSlot="value-card"
          ratio={2.2}
          {...highlightDrawers('bl:border-t bl:border-line bl:pt-6')}
        />
      </div>
    </Rotator.Root>
  );
}
