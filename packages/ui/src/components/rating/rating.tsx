'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Number of stars, drawn as whole stars. */
  value: number;
  /** Maximum number of stars. @default 5 */
  max?: number;
  /** Accessible name. @default 'value out of max' */
  label?: string;
}

/** Outline of one star of 24 units, from its tip. The next one begins 27 units to the right. */
const star = 'l3 6.1 6.6.9-4.8 4.7 1.2 6.6-6-3.1-6 3.1 1.2-6.6-4.8-4.7 6.6-.9z';

/** The stars from index `start` up to but excluding `end`, as one path. */
const stars = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, at) => `M${12 + 27 * (start + at)} 2.2${star}`).join('');

/**
 * A rating in stars. All stars are in one SVG, because a page may show dozens of ratings.
 *
 * Renders a `<span role="img">`. Styling hook: `data-slot="rating"`.
 */
export function Rating({ value, max = 5, label, className, ...props }: RatingProps) {
  const { rating } = useKitLabels();
  const given = Math.min(max, Math.max(0, Math.round(value) || 0));
  return (
    <span
      role="img"
      aria-label={label ?? rating(value, max)}
      {...props}
      data-slot="rating"
      className={cn('bl:inline-flex bl:text-default', className)}
    >
      <svg
        viewBox={`0 0 ${27 * max - 3} 24`}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        aria-hidden
      >
        <path fill="currentColor" d={stars(0, given)} />
        {given < max && <path d={stars(given, max)} />}
      </svg>
    </span>
  );
}
