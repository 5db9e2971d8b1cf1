import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface SectionBarProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The section's title. */
  title: string;
  /** Level of the heading in the page's outline. @default 2 */
  level?: 2 | 3;
  /** Size of the title: `sm` in a column, `md` across the page. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/**
 * A section's title with controls at its right: a motion toggle or the controls of a carousel.
 *
 * Renders a `<div>` with the heading inside. Styling hook: `data-slot="section-bar"`.
 */
export function SectionBar({ title, level = 2, size = 'md', className, children, ...props }: SectionBarProps) {
  const Title = `h${level}` as const;
  return (
    <div
      {...props}
      data-slot="section-bar"
      className={cn(
        'bl:flex bl:items-end bl:justify-between bl:gap-x-8 bl:gap-y-3 bl:max-sm:flex-wrap bl:max-sm:has-[>button[aria-label]]:flex-nowrap',
        className,
      )}
    >
      <Title className={size === 'sm' ? 'bl:text-heading-lg' : 'bl:text-display-md'}>{title}</Title>
      {children}
    </div>
  );
}
