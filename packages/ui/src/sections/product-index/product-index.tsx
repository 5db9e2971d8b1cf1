'use client';

import { ArrowDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
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
export function ProductIndex({ content, products, label, className, ...props }: ProductIndexProps) {
  const kit = useKitLabels();
  const { title, lede, actions } = content;
  return (
    <section
      {...props}
      data-slot="product-index"
      className={cn('bl:wrap bl:page-grid bl:pt-fluid-17 bl:pb-fluid-19', className)}
    >
      <div className="bl:lg:col-[1/8]">
        <h1 className="bl:text-display-xl">{title}</h1>
        {lede && <p className="bl:mt-6 bl:max-w-128 bl:text-body-lg">{lede}</p>}
        {/* On a phone two buttons nearly fill a row: with another typeface the second would wrap, and move the list. */}
        <SectionActions actions={actions} size="lg" className="bl:mt-7 bl:max-sm:flex-col bl:max-sm:items-start" />
      </div>
      <nav
        aria-label={label ?? kit.products}
        className="bl:self-end bl:border-t-[1.5px] bl:border-line-strong bl:lg:col-[9/-1]"
      >
        {products.map((product) => (
          <Link
            key={product.id}
            href={`#${product.id}`}
            className={cn(
              'bl:grid bl:min-h-16 bl:grid-cols-[2.5rem_1fr_auto] bl:items-center bl:gap-4 bl:py-2',
              'bl:border-b bl:border-line bl:text-default bl:no-underline',
              'bl:hover:text-accent-text',
            )}
          >
            <IconTile name={product.icon} />
            <span>
              <b className="bl:block bl:leading-tight bl:font-semibold">{product.title}</b>
              <span className="bl:block bl:text-body-sm bl:text-balance bl:text-muted">{product.subtitle}</span>
            </span>
            <ArrowDown size={20} strokeWidth={1.75} className="bl:text-muted" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
