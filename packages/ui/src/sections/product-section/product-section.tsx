'use client';

import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
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
  /** Label of where it is not offered. @default 'Places' */
  placesLabel?: string;
}

const tones = { tint: 'bl:bg-highlight', sunken: 'bl:bg-sunken', raised: 'bl:bg-raised' } as const;

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
  usedByLabel,
  priceLabel,
  speedLabel,
  placesLabel,
  className,
  ...props
}: ProductSectionProps) {
  const kit = useKitLabels();
  const { id, title, subtitle, description, icon, features, usedBy, price, speed, places, imageAlt } = product;
  const right = side === 'right';
  const hydrated = useHydrated();
  return (
    <section
      {...props}
      id={id}
      data-slot="product-section"
      data-side={side}
      className={cn('bl:overflow-clip bl:py-fluid-22', className)}
    >
      <div className="bl:wrap bl:page-grid">
        <div
          className={cn(
            'bl:flex bl:items-center bl:overflow-clip bl:forced-color-adjust-none bl:py-fluid-14 bl:max-lg:px-5',
            tones[tone],
            right
              ? 'bl:bleed-e bl:rounded-s-panel bl:lg:order-2 bl:lg:col-[7/-1] bl:lg:ps-fluid-11'
              : 'bl:bleed-s bl:justify-end bl:rounded-e-panel bl:lg:col-[1/7] bl:lg:pe-fluid-11',
          )}
        >
          <div className="bl:w-full bl:max-w-104 bl:md:max-w-144">
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
                className="bl:ms-[-100%] bl:w-[300%] bl:max-w-none"
              />
            </picture>
          </div>
        </div>
        <div
          className={cn(
            'bl:flex bl:flex-col bl:items-start bl:justify-center',
            right ? 'bl:lg:col-[1/6]' : 'bl:lg:col-[8/-1]',
          )}
        >
          <IconTile name={icon} className="bl:mb-5" />
          <h2 className="bl:text-display-md">{title}</h2>
          <p className="bl:mt-2 bl:font-display bl:text-heading-md bl:font-medium bl:text-default">
            {lightMarkup(subtitle)}
          </p>
          <p className="bl:mt-4">{lightMarkup(description)}</p>
          <ul className="bl:my-7 bl:w-full bl:border-t-[1.5px] bl:border-line-strong">
            {features.map((feature) => (
              <li
                key={feature}
                className="bl:flex bl:gap-3 bl:border-b bl:border-line bl:py-3 bl:leading-snug bl:text-default"
              >
                <Check size={20} strokeWidth={1.75} className="bl:mt-px bl:flex-none bl:text-accent-text" />
                <span>{lightMarkup(feature)}</span>
              </li>
            ))}
          </ul>
          {(price || speed || places) && (
            <dl className="bl:mb-6 bl:grid bl:w-full bl:grid-cols-[auto_1fr] bl:gap-x-5 bl:gap-y-2 bl:text-body-sm bl:leading-snug">
              {price && <Fact term={priceLabel ?? kit.price} text={price} />}
              {speed && <Fact term={speedLabel ?? kit.speed} text={speed} />}
              {places && <Fact term={placesLabel ?? kit.places} text={places} />}
            </dl>
          )}
          <p className="bl:text-body-sm bl:text-muted">{`${usedByLabel ?? kit.usedBy} ${usedBy}`}</p>
        </div>
      </div>
    </section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt className="bl:font-semibold bl:text-default">{term}</dt>
      <dd className="bl:links:text-accent-text bl:links:underline">{lightMarkup(text)}</dd>
    </>
  );
}
