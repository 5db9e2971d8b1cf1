import type { ComponentProps, ReactNode } from 'react';
import { MotionToggle } from '../../components/motion-toggle/index.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { MotionLabels, Step } from '../../types.js';
import { StepItem } from './step-item.js';

export interface StepListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** What stands beside the list, such as pictures of the steps. */
  children?: ReactNode;
  /** Accessible name of the list. @default 'Steps' */
  label?: string;
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
}

/**
 * Steps in a sequence, highlighted in turn: nothing for 1 s, then 5 s each. Pointing at a step pauses and highlights it,
 * leaving goes on (specification section 4).
 *
 * Renders a `<section>` with an `<ol>`. Styling hooks: `data-slot="step-list"`, `data-rotation`, `data-index` (-1 before the
 * first); inside, `step-item` with `data-state`.
 */
export function StepList({ steps, children, label = 'Steps', motionLabels, className, ...props }: StepListProps) {
  const { index, state, select, pause, resume, elapsed, rootProps } = useRotation({
    count: steps.length,
    hold: timing.step,
    first: timing.stepFirst,
    start: -1,
  });
  if (steps.length === 0) return null;
  return (
    <section
      {...props}
      {...rootProps}
      data-slot="step-list"
      className={cn('overflow-clip pb-(--space-section)', className)}
    >
      <div className="wrap page-grid items-center noscript:items-start">
        <div className={children ? 'lg:col-[1/6]' : undefined}>
          <ol aria-label={label} className="border-y-[1.5px] border-line-strong" onPointerLeave={() => resume('hover')}>
            {steps.map((step, at) => (
              <StepItem
                key={step.title}
                step={step}
                number={at + 1}
                state={at === index ? 'active' : 'inactive'}
                ring={at < index ? 100 : 0}
                clock={at === index ? { elapsed, playing: state === 'playing' } : undefined}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'touch') return;
                  select(at);
                  pause('hover');
                }}
              />
            ))}
          </ol>
          <MotionToggle labels={motionLabels} className="-ml-3" />
        </div>
        {children && <div className="min-w-0 lg:col-[6/-1] lg:pl-10">{children}</div>}
      </div>
    </section>
  );
}
