import type { Action } from '../../types.js';
import { MegaMenuLink } from './mega-menu-link.js';

export interface MegaMenuLinksProps {
  links: readonly Action[];
  live: boolean;
}

/** The panel of a small menu: its links, one under the other. */
export function MegaMenuLinks({ links, live }: MegaMenuLinksProps) {
  return (
    <ul className="w-80 py-3 in-data-[state=open]:animate-swap">
      {links.map(({ label, href }) => (
        <li key={href}>
          <MegaMenuLink
            live={live}
            href={href}
            className="flex min-h-12 items-center px-6 text-base font-medium text-default hover:bg-(--tint-soft) hover:text-accent-text"
          >
            {label}
          </MegaMenuLink>
        </li>
      ))}
    </ul>
  );
}
