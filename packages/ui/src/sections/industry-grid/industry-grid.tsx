import type { ComponentProps, ReactNode } from 'react';
import { MotionToggle } from '../../components/motion-toggle/index.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import type { IndustryCard as IndustryContent, MotionLabels } from '../../types.js';
import { IndustryCard } from './industry-card.js';
import { IndustryDrawing } from './industry-drawing.js';

export interface IndustryGridProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The industries, in order. */
  industries: readonly IndustryContent[];
  /** What stands beside the list on wide screens. @default a drawing that follows the highlighted card */
  drawing?: ReactNode;
  /** Accessible name of the list. @default 'Industries' */
  label?: string;
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
}

/**
 * Industries, highlighted in turn for 4 s each, with a ring that fills over 5 s. Pointing at a card pins it; keyboard focus
 * holds it too (specification section 4). On narrow screens every card stands open.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="industry-grid"`, `data-rotation`, `data-index`; inside, `industry-card`
 * with `data-state`, and `progress-ring` in the active one.
 */
export function IndustryGrid({
  industries,
  drawing,
  label = 'Industries',
  motionLabels,
  className,
  ...props
}: IndustryGridProps) {
  const { index, state, select, pause, resume, elapsed, rootProps } = useRotation({
    count: industries.length,
    hold: timing.industry,
    pauseOnFocus: true,
  });
  if (industries.length === 0) return null;
  return (
    <section {...mergeProps(props, rootProps)} data-slot="industry-grid" className={cn('overflow-clip', className)}>
      <div className="wrap page-grid lg:gap-y-3">
        <ul
          aria-label={label}
          onPointerLeave={() => resume('hover')}
          className="border-b-[1.5px] border-line-strong lg:col-[1/7]"
        >
          {industries.map((industry, at) => (
            <IndustryCard
              key={industry.title}
              industry={industry}
              state={at === index ? 'active' : 'inactive'}
              elapsed={elapsed}
              playing={state === 'playing'}
              onSelect={() => select(at)}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'touch') return;
                select(at);
                pause('hover');
              }}
            />
          ))}
        </ul>
        <div className="bleed-r relative min-h-80 overflow-clip rounded-l-panel bg-cobalt-100 lg:col-[8/-1] lg:row-[1/2]">
          {drawing ?? <IndustryDrawing current={index} />}
        </div>
        <div className="lg:col-[1/7]">
          <MotionToggle labels={motionLabels} className="-ml-3" />
        </div>
      </div>
    </section>
  );
}
