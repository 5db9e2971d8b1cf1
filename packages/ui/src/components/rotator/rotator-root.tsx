'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import type { MotionToggleProps } from '../motion-toggle/index.js';
import { RotatorContext } from './rotator-context.js';
import { type RotatorOptions, useRotator } from './use-rotator.js';

export interface RotatorRootProps extends RotatingSectionProps, RotatorOptions {
  children: ReactNode;
}

/** Props of every rotating section, besides its content. */
export interface RotatingSectionProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** The motion toggle; use a label for the first one on a page. @default 'icon' */
  toggle?: MotionToggleProps['variant'];
}

/**
 * The root of a group whose items become active in turn. Renders nothing without items.
 *
 * Renders a `<section>`. Styling hooks: `data-slot`, `data-rotation`, `data-index`, and `data-moving` while items move.
 */
export function RotatorRoot({ toggle = 'icon', style, className, ref, ...options }: RotatorRootProps) {
  const rotator = useRotator(options);
  // The options of the rotation are no attributes of the section.
  const { count, hold, first, index, defaultIndex, onIndexChange, shown, ringTime, release, hover, focus, ...props } =
    options;
  const merged = useComposedRefs(rotator.root, ref);
  if (count === 0) return null;
  return (
    <RotatorContext value={{ ...rotator, toggle }}>
      <section
        data-slot="rotator"
        {...mergeProps(props, { ...rotator.handlers, ...rotator.attributes })}
        ref={merged}
        style={{ '--bl-hold': `${hold}ms`, ...style } as typeof style}
        className={cn('bl:moves', className)}
      />
    </RotatorContext>
  );
}
