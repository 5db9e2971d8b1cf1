'use client';

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { useIconTip } from './use-icon-tip.js';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name, also shown in the tooltip. */
  'aria-label': string;
  /** With a border, or without one beside other controls. @default 'line' */
  variant?: 'line' | 'quiet';
}

/**
 * A button with only an icon: previous, next, close, search. A tooltip shows its name on hover and keyboard focus.
 *
 * Renders a `<button type="button">` of 44 px. Styling hooks: `data-slot="icon-button"`, `data-variant`.
 */
export function IconButton({ icon: Drawing, variant = 'line', className, ...props }: IconButtonProps) {
  const { tip, tipProps } = useIconTip(props['aria-label']);
  // `Tooltip` sets this attribute on its trigger: one tooltip is enough.
  const explained = 'data-slot' in props;
  return (
    <button
      type="button"
      {...mergeProps(props, explained ? {} : tipProps)}
      data-slot="icon-button"
      data-variant={variant}
      className={cn(
        'bl:inline-grid bl:size-11 bl:flex-none bl:place-items-center',
        'bl:rounded-control bl:border-[1.5px] bl:text-default bl:transition-colors bl:duration-(--bl-duration-fast)',
        'bl:not-disabled:hover:bg-line-strong bl:not-disabled:hover:text-ground bl:disabled:cursor-not-allowed bl:disabled:text-muted',
        variant === 'line' ? 'bl:border-line-strong' : 'bl:border-transparent',
        className,
      )}
    >
      <Drawing size={20} strokeWidth={1.75} aria-hidden />
      {tip}
    </button>
  );
}
