'use client';

import type { ReactNode } from 'react';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { timing } from '../../tokens/timing.js';
import type { Step } from '../../types.js';

export interface StepListProps extends RotatingSectionProps {
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
export function StepList({ steps, children, label, className, ...props }: StepListProps) {
  const kit = useKitLabels();
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
      className={cn('bl:overflow-clip bl:pb-(--bl-space-section)', className)}
    >
      <div className="bl:wrap bl:page-grid bl:items-center bl:noscript:items-start">
        <div className={children ? 'bl:lg:col-[1/6]' : undefined}>
          <ol aria-label={label ?? kit.steps} className="bl:border-y-[1.5px] bl:border-line-strong">
            {steps.map(({ title, description }, place) => (
              <Rotator.Item
                key={title}
                place={place}
                current="step"
                data-slot="step-item"
                className="bl:grid bl:grid-cols-[3.5rem_minmax(0,1fr)] bl:gap-5 bl:border-t bl:border-line bl:py-5 bl:first:border-t-0"
              >
                <span className="bl:relative bl:grid bl:size-14 bl:place-items-center bl:font-display bl:text-heading-sm bl:text-muted bl:transition-colors bl:on:text-accent-text">
                  <Rotator.Ring idle="passed" className="bl:absolute bl:inset-0 bl:size-14 bl:text-accent" />
                  <span>{place + 1}</span>
                </span>
                <div>
                  <h2 className="bl:text-heading-md bl:text-default bl:transition-colors bl:on:text-accent-text">
                    {title}
                  </h2>
                  <p className="bl:mt-1.5 bl:text-body-sm">{description}</p>
                </div>
              </Rotator.Item>
            ))}
          </ol>
          <Rotator.Toggle className="bl:-ms-3" />
        </div>
        {children && <div className="bl:min-w-0 bl:lg:col-[6/-1] bl:lg:ps-10">{children}</div>}
      </div>
    </Rotator.Root>
  );
}
