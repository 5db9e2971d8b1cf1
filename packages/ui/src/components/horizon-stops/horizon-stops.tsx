'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { useMoving } from '../../hooks/use-moving.js';
import { cn } from '../../lib/cn.js';
import type { Step } from '../../types.js';

export interface HorizonStopsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[];
  /** Index of the current step, which has the sun; the steps before it are done. */
  current: number;
  /** Makes each step a button. Called with the index of the pressed step. */
  onChoose?: (step: number) => void;
  /** `auto`: horizontal if there is room, otherwise vertical. @default 'auto' */
  orientation?: 'auto' | 'vertical';
  /** `data-slot` of each step. @default 'horizon-stop' */
  itemSlot?: string;
  /** Level of the steps' titles. @default 3 */
  level?: 2 | 3;
}

/**
 * Steps along one line, with the sun on the current one. Horizontally, only the current step shows its text, and the
 * line continues to the edge of the window. Vertically and without JavaScript, all texts are shown.
 *
 * Renders an `<ol>`. Styling hooks: `data-slot="horizon-stops"`, `data-orientation`; on each step `data-slot` as given,
 * `data-state="active" | "inactive"` and `data-step="done" | "current" | "next"`.
 */
export function HorizonStops({
  steps,
  current,
  onChoose,
  orientation = 'auto',
  itemSlot = 'horizon-stop',
  level = 3,
  className,
  style,
  ref,
  ...props
}: HorizonStopsProps) {
  const list = useRef<HTMLOListElement>(null);
  useMoving(list, current);
  const Title = `h${level}` as const;
  const auto = orientation === 'auto';
  return (
    <ol
      {...props}
      ref={useComposedRefs(list, ref)}
      data-slot="horizon-stops"
      data-orientation={orientation}
      style={{ '--bl-stops': steps.length, ...style } as CSSProperties}
      className={cn(
        'bl:moves bl:relative bl:grid',
        auto && 'bl:wide:grid-cols-[repeat(var(--bl-stops),minmax(0,1fr))] bl:wide:gap-x-6',
        className,
      )}
    >
      {steps.map(({ title, description }, index) => (
        <li
          key={title}
          data-slot={itemSlot}
          data-state={index === current ? 'active' : 'inactive'}
          data-step={index < current ? 'done' : index === current ? 'current' : 'next'}
          aria-current={index === current ? 'step' : undefined}
          className={cn(stop, auto && horizontalStop)}
        >
          <Title className="bl:text-heading-sm bl:transition-colors bl:on:text-accent-text">
            {onChoose ? (
              <button
                type="button"
                aria-pressed={index === current}
                onClick={() => onChoose(index)}
                className="bl:text-start bl:after:absolute bl:after:inset-0 bl:after:z-1 bl:hover:text-accent-text"
              >
                {title}
              </button>
            ) : (
              title
            )}
          </Title>
          <p className={cn('bl:mt-1.5 bl:text-body-sm', auto && horizontalText)}>{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** A stop: its disc (`before`) and the line to the next one (`after`). Both have the accent colour once the step is done. */
const stop = cn(
  'bl:last:pb-0 bl:last:after:hidden',
  'bl:group bl:relative bl:flex bl:flex-col bl:items-start bl:pb-6 bl:ps-11',
  'bl:before:absolute bl:before:top-0.5 bl:before:inset-s-0 bl:before:z-1 bl:before:size-5 bl:before:rounded-round',
  'bl:before:border-[1.5px] bl:before:border-line-strong bl:before:bg-raised',
  'bl:before:transition-[background-color,border-color,scale] bl:before:duration-(--bl-move) bl:on:before:scale-[1.4] bl:on:before:bg-spark',
  'bl:data-[step=done]:before:border-accent bl:data-[step=done]:before:bg-accent',
  'bl:after:absolute bl:after:top-2 bl:after:-bottom-1 bl:after:inset-s-2.25 bl:after:w-[1.5px] bl:after:bg-line-strong bl:data-[step=done]:after:w-0.75',
  'bl:data-[step=done]:after:[translate:calc(var(--bl-dir)*-.75px)] bl:data-[step=done]:after:bg-accent',
);

/** The same where there is room for the line to be horizontal: it continues to the edge of the window. */
const horizontalStop = cn(
  'bl:wide:pt-11 bl:wide:pb-0 bl:wide:ps-0 bl:wide:before:top-0',
  'bl:wide:after:inset-x-0 bl:wide:after:top-2.25 bl:wide:after:bottom-auto bl:wide:after:h-[1.5px]',
  'bl:wide:after:w-[calc(100%+1.5rem)] bl:wide:last:after:block bl:wide:last:after:w-screen',
  'bl:wide:data-[step=done]:after:h-0.75 bl:wide:data-[step=done]:after:w-[calc(100%+1.5rem)] bl:wide:data-[step=done]:after:[translate:0_-.75px]',
);
const horizontalText = cn(
  'bl:wide:mt-3 bl:wide:w-[min(200%+1.5rem,24rem)] bl:wide:border-s-[1.5px] bl:wide:border-line-strong bl:wide:ps-4',
  'bl:wide:transition-opacity bl:wide:duration-(--bl-move-fast) bl:wide:off:opacity-0',
  'bl:wide:group-last:self-end bl:wide:group-last:border-e-[1.5px] bl:wide:group-last:border-s-0 bl:wide:group-last:pe-4',
  'bl:wide:group-last:ps-0 bl:wide:group-last:text-end',
);
