import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import type { BarPart } from '../../types.js';

export interface ShareBarProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Caption. */
  title: string;
  /** Its parts, in order; the last one is the rest. Their sum is at most 1. */
  parts: readonly BarPart[];
}

const fills = ['bg-accent', 'bg-drawn-mid', 'bg-drawn-soft', 'bg-drawn-sand'];

/**
 * A whole and its parts as one bar. The list below gives the same information as text.
 *
 * Renders a `<figure>`. Styling hook: `data-slot="share-bar"`.
 */
export function ShareBar({ title, parts, className, ...props }: ShareBarProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} {...props} data-slot="share-bar" className={className}>
      <figcaption id={id} className="font-semibold text-default">
        {title}
      </figcaption>
      <div aria-hidden className="mt-3 flex h-10 border-line-strong border-b-3">
        {parts.map(({ label, share }, index) => (
          <span key={label} style={{ width: `${share * 100}%` }} className={fills[index % fills.length]} />
        ))}
      </div>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {parts.map(({ label, value }, index) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-line border-b py-2 text-body-sm">
            <dt>
              <i aria-hidden className={cn('me-2 inline-block size-3', fills[index % fills.length])} />
              {label}
            </dt>
            <dd className="num font-semibold text-default">{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
