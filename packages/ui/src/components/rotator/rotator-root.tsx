import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { useMergedRef } from '../../lib/merge-refs.js';
import { RotatorContext, type RotatorControlsLabels } from './rotator-context.js';
import { type RotatorOptions, useRotator } from './use-rotator.js';

export interface RotatorRootProps
  extends Omit<ComponentProps<'section'>, 'content'>,
    RotatorOptions,
    RotatorControlsLabels {
  children: ReactNode;
}

/** What every section that rotates takes besides its content. */
export interface RotatingSectionProps
  extends Omit<ComponentProps<'section'>, 'content' | 'children'>,
    RotatorControlsLabels {}

/**
 * The frame of a group of which one item is active in turn. Without items it renders nothing.
 *
 * Renders a `<section>`. Styling hooks: `data-slot`, `data-rotation`, `data-index`, and `data-moving` while items move.
 */
export function RotatorRoot({
  count,
  hold,
  first,
  start,
  shown,
  ringTime,
  release,
  hover,
  focus,
  toggle = 'icon',
  motionLabels,
  previousLabel,
  nextLabel,
  className,
  ref,
  ...props
}: RotatorRootProps) {
  const rotator = useRotator({ count, hold, first, start, shown, ringTime, release, hover, focus });
  const merged = useMergedRef(rotator.root, ref);
  if (count === 0) return null;
  return (
    <RotatorContext value={{ ...rotator, toggle, motionLabels, previousLabel, nextLabel }}>
      <section
        data-slot="rotator"
        {...mergeProps(props, { ...rotator.handlers, ...rotator.attributes })}
        ref={merged}
        className={cn('moves', className)}
      />
    </RotatorContext>
  );
}
