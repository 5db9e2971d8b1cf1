import { Link } from '../../lib/link.js';
import type { MegaMenuContent } from '../../types.js';
import { IconTile } from '../icon-tile/index.js';

export interface MegaMenuProductsProps {
  products: MegaMenuContent['products'];
}

/** The products of the Knowledge panel in two columns, each with its icon. */
export function MegaMenuProducts({ products }: MegaMenuProductsProps) {
  return (
    <ul className="-ms-2.5 grid gap-x-2 gap-y-1 xl:grid-cols-2">
      {products.map(({ label, href, description, icon }) => (
        <li key={href}>
          <Link
            href={href}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-3 rounded-control p-2.5 hover:bg-(--bl-tint-soft)"
          >
            <IconTile name={icon} />
            <span>
              <span className="block text-base/[1.3] font-semibold text-default">{label}</span>
              <span className="block text-caption/[1.35] text-muted">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
