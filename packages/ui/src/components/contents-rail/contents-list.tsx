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
    <ul {...props} className={cn('bl:text-body-sm', className)}>
      {items.map(({ id, label }) => (
        <li key={id} className="bl:border-line bl:border-t">
          <Link
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cn(
              'bl:flex bl:min-h-11 bl:items-center bl:py-1.5',
              'bl:leading-snug bl:text-muted bl:no-underline',
              'bl:hover:text-default bl:focus-visible:-outline-offset-3 bl:aria-[current]:font-semibold bl:aria-[current]:text-default',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
