import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { NavigationMenu } from '../../types.js';
import { panelAnimation } from './panel-animation.js';

/** The panel of a small menu: a column of links. */
export function MegaMenuLinks({ links }: Pick<NavigationMenu, 'links'>) {
  return (
    <ul className={cn('bl:w-80 bl:py-3', panelAnimation)}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="bl:flex bl:min-h-12 bl:items-center bl:px-6 bl:text-base bl:font-medium bl:text-default bl:hover:bg-(--bl-tint-soft) bl:hover:text-accent-text"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
