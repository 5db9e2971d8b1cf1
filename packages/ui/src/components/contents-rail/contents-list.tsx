import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';

/** A section with a heading, and its anchor. */
export interface ContentsItem {
  id: string;
  label: string;
}

interface ContentsListProps extends ComponentProps<'ul'> {
  items: readonly ContentsItem[];
  current: string | undefined;
}

/** Links to the sections of a text; the current one is marked. */
export function ContentsList({ items, current, className, ...props }: ContentsListProps) {
  return (
    <ul {...props} className={cn('text-body-sm', className)}>
      {items.map(({ id, label }) => (
        <li key={id} className="border-line border-t">
          <Link
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-11 items-center py-1.5 leading-snug text-muted no-underline hover:text-default focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-default"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
