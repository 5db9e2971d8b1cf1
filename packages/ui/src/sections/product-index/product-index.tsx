import { ArrowDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { FinancialProduct, SectionHeading } from '../../types.js';

export interface ProductIndexProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, lede and buttons. */
  content: SectionHeading;
  /** Products whose sections follow on the page. */
  products: readonly Pick<FinancialProduct, 'id' | 'title' | 'subtitle' | 'icon'>[];
  /** Accessible name of the list. @default 'Products' */
  label?: string;
}

/**
 * The first screen of a product page: what it is about, and a list that links to each product's section.
 *
 * Renders a `<section>` with the page's `<h1>`. Styling hook: `data-slot="product-index"`.
 */
export function ProductIndex({ content, products, label = 'Products', className, ...props }: ProductIndexProps) {
  const { title, lede, actions } = content;
  return (
    <section {...props} data-slot="product-index" className={cn('wrap page-grid pt-fluid-17 pb-fluid-19', className)}>
      <div className="lg:col-[1/8]">
        <h1 className="text-display-xl">{title}</h1>
        {lede && <p className="mt-6 max-w-128 text-body-lg">{lede}</p>}
        {/* On a phone two buttons nearly fill a row: with another typeface the second would wrap, and move the list. */}
        <SectionActions actions={actions} size="lg" className="mt-7 max-sm:flex-col max-sm:items-start" />
      </div>
      <nav aria-label={label} className="self-end border-t-[1.5px] border-line-strong lg:col-[9/-1]">
        {products.map((product) => (
          <Link
            key={product.id}
            href={`#${product.id}`}
            className="grid min-h-16 grid-cols-[2.5rem_1fr_auto] items-center gap-4 border-b border-line py-2 text-default no-underline hover:text-accent-text"
          >
            <IconTile name={product.icon} />
            <span>
              <b className="block leading-tight font-semibold">{product.title}</b>
              <span className="block text-body-sm text-balance text-muted">{product.subtitle}</span>
            </span>
            <ArrowDown size={20} strokeWidth={1.75} aria-hidden className="text-muted" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
