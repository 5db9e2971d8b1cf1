import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { useMoving } from '../../hooks/use-moving.js';
import { cn } from '../../lib/cn.js';
import { useMergedRef } from '../../lib/merge-refs.js';
import type { Step } from '../../types.js';
import { stopsVariants, stopTextVariants, stopVariants } from './horizon-stops.variants.js';

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
  return (
    <ol
      {...props}
      ref={useMergedRef(list, ref)}
      data-slot="horizon-stops"
      data-orientation={orientation}
      style={{ '--bl-stops': steps.length, ...style } as CSSProperties}
      className={cn(stopsVariants({ orientation }), className)}
    >
      {steps.map(({ title, description }, place) => (
        <li
          key={title}
          data-slot={itemSlot}
          data-state={place === current ? 'active' : 'inactive'}
          data-step={place < current ? 'done' : place === current ? 'current' : 'next'}
          aria-current={place === current ? 'step' : undefined}
          className={stopVariants({ orientation })}
        >
          <Title className="bl:text-heading-sm bl:transition-colors bl:on:text-accent-text">
            {onChoose ? (
              <button
                type="button"
                aria-pressed={place === current}
                onClick={() => onChoose(place)}
                className="bl:text-start bl:after:absolute bl:after:inset-0 bl:after:z-1 bl:hover:text-accent-text"
              >
                {title}
              </button>
            ) : (
              title
            )}
          </Title>
          <p className={stopTextVariants({ orientation })}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
