import { Link } from '../../lib/link.js';
import type { MegaMenuContent } from '../../types.js';
import { IconTile } from '../icon-tile/index.js';

export interface MegaMenuProductsProps {
  products: MegaMenuContent['products'];
}

/** The products of the Knowledge panel in two columns, each with its icon. */
export function MegaMenuProducts({ products }: MegaMenuProductsProps) {
  return (
    <ul className="bl:-ms-2.5 bl:grid bl:gap-x-2 bl:gap-y-1 bl:xl:grid-cols-2">
      {products.map(({ label, href, description, icon }) => (
        <li key={href}>
          <Link
            href={href}
            className="bl:grid bl:grid-cols-[2.5rem_minmax(0,1fr)] bl:items-start bl:gap-3 bl:rounded-control bl:p-2.5 bl:hover:bg-(--bl-tint-soft)"
          >
            <IconTile name={icon} />
            <span>
              <span className="bl:block bl:text-base bl:leading-tight bl:font-semibold bl:text-default">{label}</span>
              <span className="bl:block bl:text-caption/[1.35] bl:text-muted">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
