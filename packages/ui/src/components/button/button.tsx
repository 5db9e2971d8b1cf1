import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { buttonVariants } from './button.variants.js';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {}

/**
 * Does something on this page. What leads elsewhere is a `ButtonLink`.
 *
 * Renders a `<button type="button">`. Styling hook: `data-slot="button"`.
 */
export function Button({ variant, size, className, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} data-slot="button" className={cn(buttonVariants({ variant, size }), className)} />
  );
}
