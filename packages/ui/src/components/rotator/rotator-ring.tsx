'use client';

import { cn } from '../../lib/cn.js';
import { IconRing, type IconRingProps } from '../icon-ring/index.js';
import { ProgressRing, type ProgressRingProps } from '../progress-ring/index.js';
import { useRotatorContext, useRotatorItem } from './rotator-context.js';

export interface RotatorRingProps extends Omit<ProgressRingProps, 'value' | 'elapsed' | 'duration' | 'playing'> {
  /** What an inactive item shows: an empty ring, a full one if the rotation has passed it, or none. @default 'empty' */
  idle?: 'empty' | 'passed' | 'none';
}

/** The ring that fills while its item is active. Renders a `ProgressRing`. */
export function RotatorRing({ idle = 'empty', ...props }: RotatorRingProps) {
  const { index, ring } = useRotatorContext();
  const { place, state } = useRotatorItem();
  if (state === 'active') return <ProgressRing {...props} {...ring} />;
  if (idle === 'none') return null;
  return <ProgressRing {...props} value={idle === 'passed' && place < index ? 100 : 0} />;
}

/** The same ring around an icon or a number. Renders an `IconRing`. */
export function RotatorIconRing(props: Pick<IconRingProps, 'size' | 'className' | 'children'>) {
  const { ring } = useRotatorContext();
  const { state } = useRotatorItem();
  return <IconRing {...props} state={state} {...(state === 'active' && ring)} />;
}

export interface RotatorDiscProps extends Pick<IconRingProps, 'className' | 'children'> {
  /** Utility class for the width from which the ring is shown: `wide:block`. */
  ring: string;
}

/**
 * An icon or a number in a circle, which is filled while the item is active, with the ring around it. Renders a
 * `<span>`.
 */
export const RotatorDisc = ({ ring, className, children }: RotatorDiscProps) => (
  <span
    aria-hidden
    className={cn(
      'bl:relative bl:grid bl:place-items-center',
      'bl:rounded-round bl:border-[1.5px] bl:border-line-strong bl:transition-[background-color,border-color,color,scale] bl:duration-(--bl-move) bl:ease-settle',
      'bl:on:border-accent bl:on:bg-accent bl:on:text-on-accent',
      className,
    )}
  >
    <span className="bl:contents">{children}</span>
    <RotatorRing
      idle="none"
      strokeWidth={4}
      className={cn(
        'bl:absolute bl:-top-4 bl:-inset-s-4 bl:hidden bl:size-[calc(100%+2rem)] bl:overflow-visible bl:text-accent',
        ring,
      )}
    />
  </span>
);
