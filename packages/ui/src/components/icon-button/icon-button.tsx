import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it shows. */
  icon: LucideIcon;
  /** What it does, for those who do not see the icon. */
  'aria-label': string;
  /** With a border, or without one beside other controls. @default 'line' */
  variant?: 'line' | 'quiet';
}

/**
 * A button that is an icon alone: previous and next, close, search.
 *
 * Renders a `<button type="button">` of 44 px. Styling hooks: `data-slot="icon-button"`, `data-variant`.
 */
export function IconButton({ icon: Drawing, variant = 'line', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      data-slot="icon-button"
      data-variant={variant}
      className={cn(
        'inline-grid size-11 flex-none place-items-center rounded-control border-[1.5px] text-default transition-colors duration-(--duration-fast)',
        'not-disabled:hover:bg-line-strong not-disabled:hover:text-ground disabled:cursor-not-allowed disabled:text-muted',
        variant === 'line' ? 'border-line-strong' : 'border-transparent',
        className,
      )}
    >
      <Drawing size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
