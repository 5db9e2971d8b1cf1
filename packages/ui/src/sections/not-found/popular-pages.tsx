import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { IconName } from '../../components/icon/index.js';
import { IconTile } from '../../components/icon-tile/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action } from '../../types.js';

/** A page that many visitors look for. */
export interface PopularPage extends Action {
  description: string;
  icon?: IconName;
}

export interface PopularPagesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The pages, in order. */
  items: readonly PopularPage[];
}

/**
 * The list of links on the not-found page, with rules between them. Renders a `<ul>`. Styling hook:
 * `data-slot="popular-pages"`.
 */
export function PopularPages({ items, className, ...props }: PopularPagesProps) {
  return (
    <ul
      {...props}
      data-slot="popular-pages"
      className={cn('bl:grid bl:gap-x-6 bl:border-line-strong bl:border-t-[1.5px] bl:lg:grid-cols-2', className)}
    >
      {items.map(({ href, label, description, icon }) => (
        <li key={href} className="bl:border-line bl:border-b">
          <Link href={href} className="bl:group bl:flex bl:min-h-20 bl:items-center bl:gap-4 bl:leading-snug">
            {icon && <IconTile name={icon} />}
            <span className="bl:grow">
              <strong className="bl:block bl:font-semibold bl:text-default bl:group-hover:text-accent-text">
                {label}
              </strong>
              <span className="bl:text-body-sm bl:text-muted">{description}</span>
            </span>
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="bl:flex-none bl:text-default" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
