import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface DisclosuresProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One statement per item. */
  items: readonly string[];
}

/**
 * Legal disclosures in small print.
 *
 * Renders a `<div>` with a list. Styling hook: `data-slot="partner-disclosures"`.
 */
export function Disclosures({ items, className, ...props }: DisclosuresProps) {
  return (
    <div {...props} data-slot="partner-disclosures" className={cn('wrap py-fluid-14', className)}>
      <ul className="grid gap-x-6 gap-y-3 text-caption text-muted lg:grid-cols-3">
        {items.map((text) => (
          <li key={text} className="max-w-prose">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
