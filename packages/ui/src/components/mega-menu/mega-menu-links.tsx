import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action } from '../../types.js';
import { panelAnimation } from './panel-animation.js';

export interface MegaMenuLinksProps {
  links: readonly Action[];
}

/** The panel of a small menu: a column of links. */
export function MegaMenuLinks({ links }: MegaMenuLinksProps) {
  return (
    <ul className={cn('w-80 py-3', panelAnimation)}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex min-h-12 items-center px-6 text-base font-medium text-default hover:bg-(--bl-tint-soft) hover:text-accent-text"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
