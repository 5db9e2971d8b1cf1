import type { ReactNode } from 'react';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { Step } from '../../types.js';

export interface StepListProps extends RotatingSectionProps {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Content beside the list, such as pictures of the steps. */
  children?: ReactNode;
  /** Accessible name of the list. @default 'Steps' */
  label?: string;
}

/**
 * Steps in a sequence, highlighted in turn: none for the first second, then each for 5 s. Hovering over a step
 * highlights it and pauses; leaving resumes.
 *
 * Renders a `<section>` with an `<ol>`. Styling hooks: `data-slot="step-list"`, `data-rotation`, `data-index` (-1
 * before the first); inside, `step-item` with `data-state`.
 */
export function StepList({ steps, children, label = 'Steps', className, ...props }: StepListProps) {
  return (
    <Rotator.Root
      toggle="labelled"
      {...props}
      count={steps.length}
      hold={timing.step}
      first={timing.stepFirst}
      defaultIndex={-1}
      hover="pins"
      focus="none"
      data-slot="step-list"
      className={cn('overflow-clip pb-(--bl-space-section)', className)}
    >
      <div className="wrap page-grid items-center noscript:items-start">
        <div className={children ? 'lg:col-[1/6]' : undefined}>
          <ol aria-label={label} className="border-y-[1.5px] border-line-strong">
            {steps.map(({ title, description }, place) => (
              <Rotator.Item
                key={title}
                place={place}
                current="step"
                data-slot="step-item"
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-5 border-t border-line py-5 first:border-t-0"
              >
                <span className="relative grid size-14 place-items-center font-display text-heading-sm text-muted transition-colors on:text-accent-text">
                  <Rotator.Ring idle="passed" className="absolute inset-0 size-14 text-accent" />
                  {place + 1}
                </span>
                <div>
                  <h2 className="text-heading-md text-default transition-colors on:text-accent-text">{title}</h2>
                  <p className="mt-1.5 text-body-sm">{description}</p>
                </div>
              </Rotator.Item>
            ))}
          </ol>
          <Rotator.Toggle className="-ms-3" />
        </div>
        {children && <div className="min-w-0 lg:col-[6/-1] lg:ps-10">{children}</div>}
      </div>
    </Rotator.Root>
  );
}
