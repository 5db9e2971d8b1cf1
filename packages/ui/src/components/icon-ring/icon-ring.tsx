import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { ProgressRing, type ProgressRingProps } from '../progress-ring/index.js';

export interface IconRingProps
  extends ComponentProps<'span'>,
    Pick<ProgressRingProps, 'value' | 'elapsed' | 'duration' | 'playing'> {
  /** Whether its item is highlighted. An active ring is heavier and may fill. @default 'inactive' */
  state?: 'active' | 'inactive';
  /** Size: 56 px in rows, 64 px in cards. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/**
 * An icon or the number of a step (its children) in the open ring, at the start of a highlighted item. Decoration
 * beside a title.
 *
 * Renders a `<span>`. Styling hooks: `data-slot="icon-ring"`, `data-state`; inside, `progress-ring`.
 */
export function IconRing({
  state = 'inactive',
  size = 'md',
  value,
  elapsed,
  duration,
  playing,
  className,
  children,
  ...props
}: IconRingProps) {
  const progress = state === 'active' && elapsed ? { elapsed, duration, playing } : { value };
  return (
    <span
      aria-hidden
      {...props}
      data-slot="icon-ring"
      data-state={state}
      className={cn(
        'bl:relative bl:inline-grid bl:flex-none bl:place-items-center bl:font-display bl:text-heading-sm bl:text-default',
        size === 'sm' ? 'bl:size-14' : 'bl:size-16',
        className,
      )}
    >
      <ProgressRing
        {...progress}
        strokeWidth={state === 'active' ? 3.5 : 2}
        className="bl:absolute bl:inset-0 bl:size-full bl:overflow-visible bl:text-accent"
      />
      <span className="bl:contents">{children}</span>
    </span>
  );
}
