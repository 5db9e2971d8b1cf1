'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { RotatorItemContext, useRotatorContext, useRotatorItem } from './rotator-context.js';

export interface RotatorItemProps extends ComponentProps<'li'> {
  /** Index of the item, from 0. */
  place: number;
  /** Element that it renders. A `button` gets `aria-pressed`. @default 'li' */
  as?: 'li' | 'div' | 'button';
  /** `aria-current` of the active item, where the items are steps. */
  current?: 'step';
}

/**
 * One item of a rotator. A click or tap anywhere on it makes it active and pauses the rotation.
 *
 * Renders an `<li>`. Styling hooks: `data-slot`, `data-state="active" | "inactive"`.
 */
export function RotatorItem({ place, as = 'li', current, ...props }: RotatorItemProps) {
  const { index, isActive, choose, pins, hoverProps } = useRotatorContext();
  const state = isActive(place) ? 'active' : 'inactive';
  const Element = as as 'li';
  const button = as === 'button' && { type: 'button', 'aria-pressed': state === 'active' };
  const own = { onClick: () => choose(state === 'active' ? index : place), ...(pins && hoverProps(place)) };
  return (
    <RotatorItemContext value={{ place, state }}>
      <Element
        data-slot="rotator-item"
        aria-current={state === 'active' ? current : undefined}
        {...button}
        {...mergeProps(props, own)}
        data-state={state}
      />
    </RotatorItemContext>
  );
}

/**
 * Makes its item active by keyboard. Renders a `<button>`. Forced colours remove the active item's background, so its
 * text is underlined there.
 */
export function RotatorTrigger({ className, ...props }: ComponentProps<'button'>) {
  const { state } = useRotatorItem();
  return (
    <button
      type="button"
      data-slot="rotator-trigger"
      {...props}
      aria-pressed={state === 'active'}
      className={cn('bl:forced-colors:aria-pressed:underline', className)}
    />
  );
}
