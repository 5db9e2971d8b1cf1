import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import type { BarPart } from '../../types.js';

export interface ShareBarProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Caption. */
  title: string;
  /** Its parts, in order; the last one is the rest. Their sum is at most 1. */
  parts: readonly BarPart[];
}

const fills = ['bl:bg-accent', 'bl:bg-drawn-mid', 'bl:bg-drawn-soft', 'bl:bg-drawn-sand'];

/**
 * A whole and its parts as one bar. The list below gives the same information as text.
 *
 * Renders a `<figure>`. Styling hook: `data-slot="share-bar"`.
 */
export function ShareBar({ title, parts, className, ...props }: ShareBarProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} {...props} data-slot="share-bar" className={className}>
      <figcaption id={id} className="bl:font-semibold bl:text-default">
        {title}
      </figcaption>
      <div aria-hidden className="bl:mt-3 bl:flex bl:h-10 bl:border-line-strong bl:border-b-3">
        {parts.map(({ label, share }, index) => (
          <span key={label} style={{ width: `${share * 100}%` }} className={fills[index % fills.length]} />
        ))}
      </div>
      <dl className="bl:mt-4 bl:grid bl:gap-x-8 bl:sm:grid-cols-2">
        {parts.map(({ label, value }, index) => (
          <div
            key={label}
            className="bl:flex bl:items-baseline bl:justify-between bl:gap-4 bl:border-line bl:border-b bl:py-2 bl:text-body-sm"
          >
            <dt>
              <i aria-hidden className={cn('bl:me-2 bl:inline-block bl:size-3', fills[index % fills.length])} />
              <span>{label}</span>
            </dt>
            <dd className="bl:num bl:font-semibold bl:text-default">{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
