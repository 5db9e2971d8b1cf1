import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole stars that were given. */
  value: number;
  /** Stars that could be given. @default 5 */
  max?: number;
  /** Its accessible name. @default 'value out of max' */
  label?: string;
}

/**
 * How many stars somebody gave.
 *
 * Renders a `<span role="img">`. Styling hook: `data-slot="rating"`.
 */
export function Rating({ value, max = 5, label = `${value} out of ${max}`, className, ...props }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={label}
      {...props}
      data-slot="rating"
      className={cn('inline-flex gap-0.5 text-default', className)}
    >
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are what they are by their place.
        <Star key={index} size={16} strokeWidth={1.5} fill={index < value ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </span>
  );
}
