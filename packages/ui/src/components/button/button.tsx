import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { buttonVariants } from './button.variants.js';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary` for the page's main action, `line` for others, `ink` in header and footer, `danger` for what cannot be
   * undone. @default 'primary'
   */
  variant?: 'primary' | 'line' | 'ink' | 'danger' | undefined;
  /** Height: 44, 48 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Does something on this page. For a link to another page use `ButtonLink`.
 *
 * Renders a `<button type="button">`. Styling hook: `data-slot="button"`.
 */
export function Button({ variant, size, className, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} data-slot="button" className={cn(buttonVariants({ variant, size }), className)} />
  );
}
