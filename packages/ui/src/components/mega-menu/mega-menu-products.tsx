import type { MegaMenuContent } from '../../types.js';
import { IconTile } from '../icon-tile/index.js';
import { MegaMenuLink } from './mega-menu-link.js';

export interface MegaMenuProductsProps {
  products: MegaMenuContent['products'];
  live: boolean;
}

/** The products of the Knowledge panel, two by two, each with its icon. */
export function MegaMenuProducts({ products, live }: MegaMenuProductsProps) {
  return (
    <ul className="-ml-2.5 grid gap-x-2 gap-y-1 xl:grid-cols-2">
      {products.map(({ label, href, description, icon }) => (
        <li key={href}>
          <MegaMenuLink
            live={live}
            href={href}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-3 rounded-control p-2.5 hover:bg-(--tint-soft)"
          >
            <IconTile name={icon} />
            <span>
              <span className="block text-base/[1.3] font-semibold text-default">{label}</span>
              <span className="block text-caption/[1.35] text-muted">{description}</span>
            </span>
          </MegaMenuLink>
        </li>
      ))}
    </ul>
  );
}
