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
    <div {...props} data-slot="partner-disclosures" className={cn('bl:wrap bl:py-fluid-14', className)}>
      <ul className="bl:grid bl:gap-x-6 bl:gap-y-3 bl:text-caption bl:text-muted bl:lg:grid-cols-3">
        {items.map((text) => (
          <li key={text} className="bl:max-w-prose">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
