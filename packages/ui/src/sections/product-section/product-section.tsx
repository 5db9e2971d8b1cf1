import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import type { FinancialProduct } from '../../types.js';

/** Addresses of a drawing, for wide screens and for narrow ones. */
export interface ProductImage {
  wide: string;
  narrow: string;
}

export interface ProductSectionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The product; its id becomes the section's anchor. */
  product: FinancialProduct;
  /** Its drawing: three times as wide as its panel, so that its lines run past the panel on both sides. */
  image: ProductImage;
  /** The side at which the drawing runs past the frame. @default 'right' */
  side?: 'left' | 'right';
  /** Colour of the drawing's panel. @default 'tint' */
  tone?: 'tint' | 'sunken' | 'raised';
  /** Text before the list of typical users. @default 'Often used by:' */
  usedByLabel?: string;
  /** Label of what determines its price. @default 'Price' */
  priceLabel?: string;
  /** Label of how fast it is. @default 'Speed' */
  speedLabel?: string;
}

const tones = { tint: 'bg-highlight', sunken: 'bg-sunken', raised: 'bg-raised' } as const;

/**
 * A financial product: what it is, what to expect, who often uses it, and a drawing of how the money moves.
 *
 * Renders a `<section>` whose `id` is the product's. Styling hooks: `data-slot="product-section"`, `data-side`.
 */
export function ProductSection({
  product,
  image,
  side = 'right',
  tone = 'tint',
  usedByLabel = 'Often used by:',
  priceLabel = 'Price',
  speedLabel = 'Speed',
  className,
  ...props
}: ProductSectionProps) {
  const { id, title, subtitle, description, icon, features, usedBy, price, speed, imageAlt } = product;
  const right = side === 'right';
  const hydrated = useHydrated();
  return (
    <section
      {...props}
      id={id}
      data-slot="product-section"
      data-side={side}
      className={cn('overflow-clip py-fluid-22', className)}
    >
      <div className="wrap page-grid">
        <div
          className={cn(
            'flex items-center overflow-clip forced-color-adjust-none py-fluid-14 max-lg:px-5',
            tones[tone],
            right
              ? 'bleed-e rounded-s-panel lg:order-2 lg:col-[7/-1] lg:ps-fluid-11'
              : 'bleed-s justify-end rounded-e-panel lg:col-[1/7] lg:pe-fluid-11',
          )}
        >
          <div className="w-full max-w-104 md:max-w-144">
            <picture>
              <source media="(min-width: 48rem)" srcSet={image.wide} width={1440} height={340} />
              <img
                src={image.narrow}
                alt={imageAlt}
                width={1050}
                height={304}
                // Load it after the first paint, and not only when it comes near, so that screenshots and prints of the
                // whole page show it.
                loading={hydrated ? 'eager' : 'lazy'}
                decoding="async"
                className="ms-[-100%] w-[300%] max-w-none"
              />
            </picture>
          </div>
        </div>
        <div className={cn('flex flex-col items-start justify-center', right ? 'lg:col-[1/6]' : 'lg:col-[8/-1]')}>
          <IconTile name={icon} className="mb-5" />
          <h2 className="text-display-md">{title}</h2>
          <p className="mt-2 font-display text-heading-md font-medium text-default">{lightMarkup(subtitle)}</p>
          <p className="mt-4">{lightMarkup(description)}</p>
          <ul className="my-7 w-full border-t-[1.5px] border-line-strong">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3 border-b border-line py-3 leading-snug text-default">
                <Check size={20} strokeWidth={1.75} aria-hidden className="mt-px flex-none text-accent-text" />
                <span>{lightMarkup(feature)}</span>
              </li>
            ))}
          </ul>
          {(price || speed) && (
            <dl className="mb-6 grid w-full grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-body-sm leading-snug">
              {price && <Fact term={priceLabel} text={price} />}
              {speed && <Fact term={speedLabel} text={speed} />}
            </dl>
          )}
          <p className="text-body-sm text-muted">{`${usedByLabel} ${usedBy}`}</p>
        </div>
      </div>
    </section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt className="font-semibold text-default">{term}</dt>
      <dd className="links:text-accent-text links:underline">{lightMarkup(text)}</dd>
    </>
  );
}
